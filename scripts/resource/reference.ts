import type { Resource, RowAction } from '../../src/crud/Resource.ts';
import { isScreen } from '../../src/crud/Resource.ts';
import type { AnyField, FieldMap } from '../../src/fields/Field.ts';
import type { Access } from '../../src/providers/access/createAccessControl.ts';
import type { Endpoint } from '../../src/schemas/endpoints/endpoint.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../../src/{resources,pages}/**/*.ts', '!../../src/**/*.test.ts'],
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

/** Fields in their order, those of nested rows behind the one they stand in. */
function fieldRows(fields: FieldMap, inside = ''): readonly (readonly string[])[] {
  return Object.entries(fields).flatMap(([name, field]) => [
    [`\`${inside}${name}\``, field.label, field.kind, field.required ?? '', limitsOf(field), writerOf(field)],
    ...fieldRows(inner(field), `${inside}${name}.`),
  ]);
}

const writerOf = ({ kind, readOnly, access }: AnyField): string => {
  if (kind === 'kept' || kind === 'constant') return 'nobody: it goes back as it came';
  return readOnly ? 'the applet' : access?.change ? whoMay(access.change) : 'merchants';
};

/** The fields of a nested row; of a union those of all its variants. */
function inner(field: AnyField): FieldMap {
  if ('of' in field && typeof field.of === 'object' && field.of !== null) return { ...field.of };
  if (!('variants' in field) || typeof field.variants !== 'object' || field.variants === null) return {};
  return Object.fromEntries(Object.entries(field.variants));
}

/** In the declaration's own words: `max 20`, `at least 1`, `件`. */
const limitsOf = (field: AnyField): string =>
  [
    said(field, 'max', (most) => `at most ${most} characters`),
    said(field, 'most', (most) => `at most ${most}`),
    said(field, 'min', (least) => `at least ${least}`),
    said(field, 'low', (low) => `low at ${low}`),
    said(field, 'unit', (unit) => `in ${unit}`),
    said(field, 'to', (to) => (field.kind === 'ref' ? `one of ${to}` : '')),
    field.rule ? 'a rule of its own' : '',
    field.hint ?? '',
  ]
    .filter(Boolean)
    .join('; ');

const said = (field: AnyField, key: string, tell: (value: string) => string): string => {
  const value: unknown = Reflect.get(field, key);
  return typeof value === 'string' || typeof value === 'number' ? tell(String(value)) : '';
};

function whenOf({ form }: Resource, name: string): string {
  const conditions = Object.entries(form?.when?.[name.replaceAll('`', '')] ?? {});
  return conditions.map(([on, values]) => `\`${on}\` is ${values.join(' or ')}`).join(', ');
}

/** Codes and what they stand for. */
function statusesOf(fields: FieldMap): string {
  const choices = Object.entries(fields).flatMap(([name, field]) =>
    'options' in field && Array.isArray(field.options) ? [[name, field.options] as const] : [],
  );
  if (choices.length === 0) return '';
  const rows = choices.flatMap(([name, options]) =>
    options.map(({ value, label, tone, retired }) => [
      `\`${name}\``,
      `\`${value}\``,
      label,
      [tone, retired && 'no longer offered'].filter(Boolean).join(', '),
    ]),
  );
  return `## Codes\n\n${table(['Field', 'Code', 'Called', 'Looks'], rows)}\n`;
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

function mayRows({ access, rights, calls }: Resource, deeds: readonly (readonly [string, RowAction])[]) {
  const verbs = (['create', 'update', 'deleteOne'] as const).filter((verb) => calls[verb]);
  return [
    ['see', whoMay(access), access?.reason ?? ''],
    ...verbs.map((verb) => [verb, whoMay(rights[verb] ?? access), rights[verb]?.reason ?? '']),
    ...deeds.map(([deed]) => [deed, whoMay(rights.update ?? access), '']),
  ];
}

const whoMay = (access: Access | undefined): string => {
  if (!access) return 'every merchant';
  return access.below === undefined ? access.reason : `roles below ${access.below}`;
};

/** A table in Markdown; a column that says nothing is left out. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const kept = head.map((_, at) => at < 2 || rows.some((row) => row[at]));
  const line = (cells: readonly string[]) =>
    `| ${cells
      .filter((_, at) => kept[at])
      .map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' '))
      .join(' | ')} |`;
  return `${[line(head), line(head.map(() => '---')), ...rows.map((row) => line(head.map((_, at) => row[at] ?? '')))].join('\n')}\n`;
}
