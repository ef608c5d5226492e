import type { Resource, RowAction } from '../../src/crud/Resource.ts';
import { isScreen } from '../../src/crud/Resource.ts';
import { accessIn, type Right, rulesOf } from '../../src/providers/access/records.ts';
import type { Endpoint } from '../../src/schemas/endpoints/endpoint.ts';
import { fieldRows, statusesOf } from './fieldRows.ts';
import { table } from './table.ts';
import { whoMay } from './whoMay.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../../src/{resources,pages}/**/*.ts', '!../../src/**/*.test.ts', '!../../src/**/use*.ts'],
  { eager: true },
);

interface Placed {
  readonly resource: Resource;
  /** From the root of the project. */
  readonly file: string;
}

const isResource = (value: unknown): value is Resource =>
  typeof value === 'object' && value !== null && 'calls' in value && 'fields' in value;

const placed: readonly Placed[] = Object.entries(modules)
  .flatMap(([path, module]) =>
    Object.values(module).flatMap((value) =>
      isResource(value) ? [{ resource: value, file: path.replace('../../', '') }] : [],
    ),
  )
  .toSorted((one, other) => (one.resource.name < other.resource.name ? -1 : 1));

/** The reference of every resource: file in `docs/resources` → its text. */
export const references = (): Readonly<Record<string, string>> => ({
  'README.md': indexOf(placed),
  ...Object.fromEntries(placed.map((each) => [`${each.resource.name}.md`, pageOf(each)])),
});

const indexOf = (all: readonly Placed[]): string => `# Resources

Written by \`npm run resource:docs\` from the declarations; a test says when it is not in step.

${table(
  ['Resource', 'Called', 'Of', 'Fields', 'Who may see it'],
  all.map(({ resource }) => [
    `[${resource.name}](${resource.name}.md)`,
    resource.label,
    resource.scope === 'shop' ? 'a shop' : 'everyone',
    String(Object.keys(resource.fields).length),
    whoMay(resource.access),
  ]),
)}`;

function pageOf({ resource, file }: Placed): string {
  const { name, label, title, fields, calls, actions } = resource;
  const deeds = Object.entries(actions);
  return `# ${label} (\`${name}\`)

${title}, declared in \`${file}\`. ${resource.scope === 'shop' ? 'Each shop has its own.' : 'One list for everyone.'}
${resource.kind === 'singleton' ? 'There is one record, and its form.' : `A list of ${resource.list.pageSize} a page.`}
${addressesOf(resource)}

## Fields

${table(
  ['Field', 'Called', 'Kind', 'Must', 'Limits', 'Written by', 'Shown while'],
  fieldRows(fields).map((row) => [...row, whenOf(resource, row[0] ?? '')]),
)}
${statusesOf(fields)}## Calls

${table(
  ['Verb', 'Call', 'Sends', 'Answers'],
  [
    ...Object.entries(calls).map(([verb, call]) => callRow(verb, call.row)),
    ...(resource.order ? [callRow('order', resource.order.row)] : []),
    ...Object.entries(resource.removals).flatMap(([field, call]) =>
      call ? [callRow(`remove ${field}`, call.row)] : [],
    ),
    ...deeds.flatMap(([deed, action]) => (!isScreen(action) && action.call ? [callRow(deed, action.call.row)] : [])),
  ],
)}
## Who may

${table(['Deed', 'Who', 'Everyone else reads'], mayRows(resource, deeds))}`;
}

const addressesOf = ({ routes }: Resource): string => {
  const { editParam, showParam, ...paths } = routes;
  return `Addresses: ${Object.entries(paths)
    .map(([deed, path]) => `${deed} \`${path}\``)
    .join(', ')}.`;
};

function whenOf({ form }: Resource, name: string): string {
  const conditions = Object.entries(form?.when?.[name.replaceAll('`', '')] ?? {});
  return conditions.map(([on, values]) => `\`${on}\` is ${values.join(' or ')}`).join(', ');
}

const callRow = (verb: string, { method, path, request, response }: Endpoint): readonly string[] => [
  verb,
  `\`${method} ${path}\``,
  namesIn(request.def.shape),
  namesIn(response.def.shape),
];

const namesIn = (shape: object): string =>
  Object.keys(shape)
    .map((name) => `\`${name}\``)
    .join(' ');

/** Why not, of each rule. */
const reasonsIn = (right: Right | undefined): string =>
  rulesOf(right)
    .map(({ reason }) => reason)
    .join('；');

function mayRows({ access, rights, calls }: Resource, deeds: readonly (readonly [string, RowAction])[]) {
  const verbs = (['create', 'update', 'deleteOne'] as const).filter((verb) => calls[verb]);
  return [
    ['see', whoMay(access), access?.reason ?? ''],
    ...verbs.map((verb) => [verb, whoMay(accessIn(rights[verb])[0] ?? access), reasonsIn(rights[verb])]),
    ...deeds.map(([deed, { refuses }]) => [
      deed,
      whoMay(accessIn(rights.update)[0] ?? access),
      refuses === undefined ? '' : reasonsIn(refuses),
    ]),
  ];
}
