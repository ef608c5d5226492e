import { catalogue } from './catalogue.ts';

const STYLE = 'A matter of style: the resource is used all the same.';

const head = `# The linter of declarations

\`npm run lint:resources\` looks at every declaration of the product and says what cannot be right: code, place, what was
found, what was most likely meant, and what to do; \`--json\` for machines. It ends with 1 when something is wrong; a matter
of style is told and stops nothing. The build refuses with the same words, tests run it, and declarations as data are held
to it wherever they are read: one that is wrong is left out, its findings stand on a page for administrators. Rules are pure functions in \`src/admin-tools/lint/rules\`; this page is written from \`src/admin-tools/lint/catalogue.ts\` by
\`npm run lint:resources -- --docs\`, and so is \`public/lint.html\`, where findings in the product lead. What may be declared
stands in [the reference](reference/README.md).
`;

/** The page that explains every code, as Markdown. */
export const lintBook = (): string =>
  [
    head,
    ...Object.entries(catalogue).map(
      ([code, { title, about, remedy, ...more }]) =>
        `## \`${code}\`\n\n${title}. ${about}${'style' in more ? ` ${STYLE}` : ''}\n\n> ${remedy}\n`,
    ),
  ].join('\n');
