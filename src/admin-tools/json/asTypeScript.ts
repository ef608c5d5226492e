import type { WrittenAsData } from '#crud/declare/WrittenAsData.ts';
import { rareKindNames } from '#fields/rareKinds.ts';
import type { Values } from '#providers/data/calls.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';

const WIDTH = 110;
const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
const nameOf = (key: string): string => (/^(?:[A-Za-z_$][\w$]*|0|[1-9]\d*)$/.test(key) ? key : quoted(key));

/** How a part is written, given how deep it stands. */
type Write = (value: unknown, indent: string) => string;

const plain: Write = (value, indent) => {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) {
    return bracketed(
      '[',
      ']',
      value.map((item) => plain(item, `${indent}  `)),
      indent,
    );
  }
  return isRecord(value) ? object(value, indent, () => plain) : String(value);
};

/** On one line where it fits. */
function bracketed(open: string, close: string, parts: readonly string[], indent: string): string {
  const space = open === '{' ? ' ' : '';
  const line = `${open}${space}${parts.join(', ')}${space}${close}`;
  if (parts.length === 0) return open + close;
  if (indent.length + line.length <= WIDTH && !line.includes('\n')) return line;
  return `${open}\n${parts.map((part) => `${indent}  ${part},\n`).join('')}${indent}${close}`;
}

const object = (value: Values, indent: string, writeOf: (key: string) => Write): string =>
  bracketed('{', '}', members(value, indent, writeOf), indent);

const members = (value: Values, indent: string, writeOf: (key: string) => Write): readonly string[] =>
  Object.entries(value)
    .filter(([, inside]) => inside !== undefined)
    .map(([key, inside]) => `${nameOf(key)}: ${writeOf(key)(inside, `${indent}  `)}`);

const rule: Write = (value, indent) => {
  if (Array.isArray(value)) {
    const written = value.map((each) => rule(each, `${indent}  `));
    return bracketed('[', ']', written, indent);
  }
  if (!isRecord(value)) return String(value);
  return 'when' in value ? plain(value, indent) : `roleBelow(${String(value.below)}, ${quoted(String(value.reason))})`;
};
const rules: Write = (value, indent) => (isRecord(value) ? object(value, indent, () => rule) : String(value));

const field: Write = (value, indent) => {
  if (!isRecord(value)) return String(value);
  const { kind, ...said } = value;
  if (kind === 'kept' && Object.keys(said).every((key) => key === 'label'))
    return `f.kept(${plain(said.label, indent)})`;
  if (kind === 'constant') return `f.constant(${plain(said.value, indent)}, ${plain(said.label, indent)})`;
  const inside: Readonly<Record<string, Write>> = { of: fields, variants: fields, access: rules };
  return `f.${String(kind)}(${object(said, indent, (key) => inside[key] ?? plain)})`;
};
const fields: Write = (value, indent) => (isRecord(value) ? object(value, indent, () => field) : String(value));

const calls: Write = (value, indent) => {
  if (!isRecord(value)) return String(value);
  const { noun, habit, ...naming } = value;
  const more = Object.keys(naming).length > 0 ? `, ${plain(naming, indent)}` : '';
  const said = `${plain(noun, indent)}${more})`;
  return habit === undefined ? `conventionalCalls(${said}` : `callsBy(${habitText(habit, indent)}, ${said}`;
};
const habitText: Write = (habit, indent) => {
  const { like = 'applet', ...changes } = isRecord(habit) ? habit : { like: habit };
  const name = `${String(like)}Habit`;
  return Object.keys(changes).length === 0 ? name : `habitOf(${name}, ${plain(changes, indent)})`;
};

/** A kind whose code comes along only with whoever asks for it. */
const RARE = new RegExp(`\\bf\\.(?:${rareKindNames.join('|')})\\(`);

/** One field in the language of declarations: `name: f.text({ label: '名称' })`. */
export const fieldAsTypeScript = (name: string, written: Values): string =>
  `${nameOf(name)}: ${field(written, '    ')}`;

/** The same declaration as a module of TypeScript, ready to be saved under `src/resources`. */
export function asTypeScript({ $schema: _, ...written }: WrittenAsData): string {
  const inside: Readonly<Record<string, Write>> = { fields, calls, access: rule, rights: rules };
  const parts = members(written, '', (key) => inside[key] ?? plain);
  const body = `export const ${written.name} = defineResource({\n${parts.map((part) => `  ${part},\n`).join('')}});\n`;
  const imports = [
    ...imported(body, 'callsBy(', "import { callsBy } from '#crud/declare/callsBy.ts';"),
    ...imported(body, 'conventionalCalls(', "import { conventionalCalls } from '#crud/declare/conventionalCalls.ts';"),
    "import { defineResource } from '#crud/defineResource.ts';",
    `import { f } from '#fields/${RARE.test(body) ? 'fAll' : 'f'}.ts';`,
    ...imported(body, 'roleBelow(', "import { roleBelow } from '#providers/access/roleBelow.ts';"),
    ...imported(body, 'appletHabit', "import { appletHabit } from '#schemas/habit/appletHabit.ts';"),
    ...imported(body, 'habitOf(', "import { habitOf } from '#schemas/habit/habitOf.ts';"),
    ...imported(body, 'jsonServerHabit', "import { jsonServerHabit } from '#schemas/habit/dialects.ts';"),
    ...imported(body, 'simpleRestHabit', "import { simpleRestHabit } from '#schemas/habit/dialects.ts';"),
    ...imported(body, 'restHabit', "import { restHabit } from '#schemas/habit/restHabit.ts';"),
  ];
  return `${imports.join('\n')}\n\n${body}`;
}

/** The same declaration as a `.resource.json` file. */
export const asJson = ({ $schema: _, ...written }: WrittenAsData): string =>
  `${JSON.stringify({ $schema: '../../../public/resource.schema.json', ...written }, null, 2)}\n`;

const imported = (body: string, word: string, line: string): readonly string[] => (body.includes(word) ? [line] : []);
