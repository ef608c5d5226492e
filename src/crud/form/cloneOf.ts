import type { AnyField, FieldMap } from '#fields/Field.ts';
import { checkField } from '#fields/form/checkField.ts';
import type { ListField } from '#fields/list/list.ts';
import { isObject } from '#fields/nested/isObject.ts';
import { newRow } from '#fields/nested/newRow.ts';
import type { UnionField } from '#fields/union/union.ts';
import type { Values } from '#providers/data/calls.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';
import type { FormDeclaration, Resource } from '../Resource.ts';

const COPY = '（副本）';

const isList = (field: AnyField): field is ListField => field.kind === 'list';
const isUnion = (field: AnyField): field is UnionField => field.kind === 'union';
const stays = ({ kind, readOnly, only }: AnyField): boolean => kind !== 'kept' && !readOnly && only !== 'update';

/**
 * What a copy of a record starts with: its fields without what only the applet writes and without every saved id, in
 * nested rows, too. What the form's `clone.drop` names starts as in a new record. B7
 */
export function cloneOf(resource: Resource, form: FormDeclaration, record: Values): Values {
  const { fields, list } = resource;
  const dropped = new Set(form.clone ? form.clone.drop.flatMap((name) => covered(fields, name)) : []);
  const kept = copyOf(fields, record, (name) => !dropped.has(name));
  const title = fields[list.title];
  return {
    ...newRow(pick(fields, (name) => dropped.has(name) || fields[name]?.readOnly === true)),
    ...kept,
    ...(title && !dropped.has(list.title) && { [list.title]: titled(title, kept[list.title]) }),
  };
}

/** A field, and the days it is made of. */
function covered(fields: FieldMap, name: string): readonly string[] {
  const field = fields[name];
  return field && 'from' in field && 'to' in field ? [name, String(field.from), String(field.to)] : [name];
}

const pick = (fields: FieldMap, takes: (name: string) => boolean): FieldMap =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => takes(name)));

function copyOf(fields: FieldMap, record: Values, takes: (name: string) => boolean = () => true): Values {
  const parts = Object.entries(fields)
    .filter(([name, field]) => takes(name) && stays(field))
    .flatMap(([name]) => covered(fields, name));
  return Object.fromEntries(
    [...new Set(parts)]
      .filter((name) => record[name] !== undefined)
      .map((name) => [name, fields[name] ? copied(fields[name], record[name], record) : record[name]]),
  );
}

function copied(field: AnyField, value: unknown, record: Values): unknown {
  if (isList(field) && Array.isArray(value)) {
    return value.map((row: unknown) => (isRecord(row) ? copyOf(field.of, row) : row));
  }
  if (isObject(field) && isRecord(value)) return copyOf(field.of, value);
  const variant = isUnion(field) ? field.variants[Number(record[field.on])] : undefined;
  return variant ? copied(variant, value, record) : value;
}

/** The title says that it is a copy, where it still fits. */
function titled(field: AnyField, value: unknown): unknown {
  if (field.kind !== 'text' || typeof value !== 'string') return value;
  return checkField(field, value + COPY) === undefined ? value + COPY : value;
}
