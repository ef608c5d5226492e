import type { Guess } from './guessFields.ts';
import type { Plan } from './planOf.ts';

/** The text of a declaration; words nobody could guess are empty, which the linter tells until they are filled in. */
export function writeDeclaration(plan: Plan, fields: readonly Guess[]): string {
  const { name, label, scope } = plan;
  const required = fields.find(({ kind, readOnly }) => kind === 'text' && !readOnly)?.name;
  return `import { conventionalCalls } from '#crud/declare/conventionalCalls.ts';
import { defineResource } from '#crud/defineResource.ts';
import { f } from '#fields/${fields.some(isRare) ? 'fAll' : 'f'}.ts';

/** ${described(plan)} */
export const ${name} = defineResource({
  name: '${name}',
  label: ${quoted(label)},
  scope: '${scope}',
  fields: {
${fields.map((field) => `    ${fieldLine(field, field.name === required)},`).join('\n')}
  },
  calls: conventionalCalls('${plan.noun}'${namingOf(plan)}),${listOf(fields)}${formOf(plan)}
});
`;
}

/** What `f.ts` has no word for. */
const isRare = ({ kind, of }: Guess): boolean => kind === 'dateTime' || kind === 'percent' || of?.some(isRare) === true;

/** One field in the language of declarations: `name: f.text({ label: '名称', required: '请输入名称' })`. */
export function fieldLine(field: Guess, required = false): string {
  const { name, kind, label, readOnly, codes, says, of, to, cents, wire } = field;
  if (kind === 'kept') return `${name}: f.kept(${quoted(label || name)})`;
  const options = codes?.map((code) => `{ value: ${typeof code === 'number' ? code : quoted(code)}, label: '' }`);
  const props = [
    `label: ${quoted(label)}`,
    ...(required ? [`required: ${quoted(label && `请输入${label}`)}`] : []),
    ...(readOnly ? ['readOnly: true'] : []),
    ...(wire ? [`wire: '${wire}'`] : []),
    ...(cents ? ['cents: true'] : []),
    ...(options ? [`options: [${options.join(', ')}]`] : []),
    ...(says ? [`says: [${says.map(quoted).join(', ')}]`] : []),
    ...(to ? [`to: '${to.name}'`, `shows: '${to.shows}'`] : []),
    ...(of
      ? [`add: ${quoted(label && `添加${label}`)}`, `of: { ${of.map((inner) => fieldLine(inner)).join(', ')} }`]
      : []),
  ];
  return `${name}: f.${kind}({ ${props.join(', ')} })`;
}

const described = ({ label, name }: Plan): string => `${label || name}, as the applet's sample shows them.`;

function namingOf({ noun, plural, verbs, ordered }: Plan): string {
  const said = [
    ...(plural === `${noun}s` ? [] : [`plural: '${plural}'`]),
    ...(verbs.length === 5 ? [] : [`verbs: [${verbs.map((verb) => `'${verb}'`).join(', ')}]`]),
    ...(ordered ? ['order: true'] : []),
  ];
  return said.length > 0 ? `, { ${said.join(', ')} }` : '';
}

/** More than these would push the buttons of a row out of sight. */
const COLUMNS = 6;
/** What tells records apart, before what is only known of them. */
const telling: readonly Guess['kind'][] = [
  'text',
  'images',
  'image',
  'choice',
  'money',
  'switch',
  'int',
  'day',
  'dateTime',
  'percent',
  'ref',
  'phone',
];

/** Nothing where all that is short fits into a row; else the columns that tell most, in the order of the fields. */
function listOf(fields: readonly Guess[]): string {
  const short = fields.filter(({ kind }) => telling.includes(kind));
  if (short.length <= COLUMNS) return '';
  const rank = ({ kind, readOnly }: Guess) => telling.indexOf(kind) + (readOnly ? telling.length : 0);
  const kept = short.toSorted((one, other) => rank(one) - rank(other)).slice(0, COLUMNS);
  const names = fields.filter((field) => kept.includes(field)).map(({ name }) => `'${name}'`);
  return `\n  list: { columns: [${names.join(', ')}] },`;
}

/** What cannot be read alone is written where it is listed. */
const formOf = ({ verbs }: Plan): string =>
  verbs.includes('getOne') || !(verbs.includes('create') || verbs.includes('update'))
    ? ''
    : "\n  form: { as: 'dialog' },";

const quoted = (text: string): string => `'${text.replace(/['\\]/g, '\\$&').replace(/\n/g, '\\n')}'`;
