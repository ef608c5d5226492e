import type { AnyField, FieldMap } from '../../src/fields/Field.ts';
import { refers } from '../../src/fields/ref/refers.ts';
import { table } from './table.ts';
import { whoMay } from './whoMay.ts';

/** Fields in their order, those of nested rows behind the one they stand in. */
export function fieldRows(fields: FieldMap, inside = ''): readonly (readonly string[])[] {
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
    said(field, 'places', (places) => `at most ${places} decimals`),
    said(field, 'wire', (wire) => `on the wire as ${wire}`),
    said(field, 'unit', (unit) => `in ${unit}`),
    said(field, 'to', (to) => (refers(field) ? `${holdsSeveral(field) ? 'some' : 'one'} of ${to}` : '')),
    said(field, 'parent', (parent) => `a tree by ${parent}`),
    'leaves' in field && field.leaves ? 'leaves alone' : '',
    'cents' in field && field.cents ? 'cents on the wire' : '',
    field.rule ? 'a rule of its own' : '',
    field.hint ?? '',
  ]
    .filter(Boolean)
    .join('; ');

const holdsSeveral = (field: AnyField): boolean =>
  field.kind === 'refs' || ('several' in field && field.several === true);

const said = (field: AnyField, key: string, tell: (value: string) => string): string => {
  const value: unknown = Reflect.get(field, key);
  return typeof value === 'string' || typeof value === 'number' ? tell(String(value)) : '';
};

/** Codes and what they stand for. */
export function statusesOf(fields: FieldMap): string {
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
