import { Fragment, lazy, type ReactNode, Suspense } from 'react';
import { isRecord } from '#schemas/codecs/isRecord.ts';
import { isEmpty } from '#schemas/rules/rule.ts';
import { type CellContext, nothing } from '../Cell.ts';
import type { AnyField, FieldBase, FieldMap, RowOf } from '../Field.ts';
import type { FormShape, Kind } from '../Kind.ts';
import { kinds } from '../kinds.ts';
import { headedField } from '../money/headed.ts';
import { isBlank, isUnfilled } from '../nested/isUnfilled.ts';
import { jsonIn } from '../text/data.ts';
import { expected } from '../text/expected.ts';
import type { FieldText } from '../text/FieldText.ts';
import { valueIn } from '../valueIn.ts';
import { seenIn } from './seenIn.ts';

type Values = Readonly<Record<string, unknown>>;

/** Fields that stand together under one name, such as an address; what it holds beside them is kept. */
export interface ObjectField<Of extends FieldMap = FieldMap> extends FieldBase<'object', RowOf<Of>> {
  readonly of: Of;
}

/** In a sheet its fields have columns of their own; as one text it is JSON. */
const text: FieldText<ObjectField, Values> = {
  write: (value) => (value === undefined ? '' : JSON.stringify(value)),
  read(text, field) {
    if (text.trim() === '') return { value: undefined };
    const value = jsonIn(text);
    return isRecord(value) ? { value } : { problem: expected(field, '导出时的格式，例如 {"city": "温哥华"}', text) };
  },
};

/** An applet that left one of its fields out, or says null of it, gets it back so while nobody fills it in. */
const lenient = (of: FieldMap): FieldMap =>
  Object.fromEntries(
    Object.entries(of).map(([name, { required: _, ...field }]) => [
      name,
      { ...field, nullable: field.nullable ?? true },
    ]),
  );

const form: FormShape<ObjectField, Values> = {
  start({ of }, startOf) {
    const start = startOf(of);
    return Object.keys(start).length === 0 ? undefined : start;
  },
  toForm: (value, { of }, _, startOf) =>
    isRecord(value)
      ? mapped(of, value, ({ toForm }, held, field) => (toForm ? toForm(held, field, value, startOf) : held))
      : value,
  fromForm(value, field) {
    if (!isRecord(value)) return value;
    const { of, nullable } = field;
    const isAlone = Object.entries(value).every(([name, held]) => isNamed(of, name) || isEmpty(held));
    if (nullable !== undefined && isAlone && isUnfilled(field, value)) return null;
    return mapped(of, value, ({ fromForm }, held, inner) => (fromForm ? fromForm(held, inner, value) : held));
  },
  says(value, { of }) {
    if (!isRecord(value)) return undefined;
    const said = mapped(of, value, ({ says }, held, field) => (says ? says(held, field) : held));
    const filled = Object.entries(said).filter(([, held]) => !isEmpty(held));
    return filled.length === 0 ? undefined : Object.fromEntries(filled);
  },
};

const isNamed = (of: FieldMap, name: string): boolean => {
  const field = Object.hasOwn(of, name) ? of[name] : undefined;
  return field !== undefined && !kinds[field.kind].unseen;
};

/** The same with each field that holds something in another shape. */
const mapped = (
  of: FieldMap,
  value: Values,
  to: (shape: FormShape<AnyField, unknown>, held: unknown, field: AnyField) => unknown,
): Values => ({
  ...value,
  ...Object.fromEntries(
    Object.entries(of).flatMap(([name, field]) =>
      isEmpty(value[name]) ? [] : [[name, to(kinds[field.kind].form ?? {}, value[name], field)]],
    ),
  ),
});

/** What stands in one line: pictures and what is not filled in do not. */
const partsOf = (field: ObjectField, value: Values) =>
  seenIn(field)
    .map(([name, inner]) => ({ name, inner, held: valueIn(value, name, inner) }))
    .filter(({ inner, held }) => !isBlank(held, inner) && !kinds[inner.kind].cell.isPicture);

interface InnerProps {
  readonly field: AnyField;
  readonly value: unknown;
  readonly context: CellContext;
}
const PlainCell = ({ field, value, context }: InnerProps) => kinds[field.kind].cell.draw(value, field, context);
/** Late, and without styles: the linter reads this file, too. Where the code does not come the kind's own cell stays. */
const OwnCell = lazy(() =>
  import('../own/OwnCell.tsx').then(
    ({ OwnCell }) => ({ default: OwnCell }),
    () => ({ default: PlainCell }),
  ),
);

/** A value in the line: by the cell its field brings along, else by that of its kind. */
const drawInner = (value: unknown, field: AnyField, context: CellContext): ReactNode =>
  field.cell ? (
    <Suspense fallback={<PlainCell field={field} value={value} context={context} />}>
      <OwnCell field={field} value={value} context={context} />
    </Suspense>
  ) : (
    kinds[field.kind].cell.draw(value, field, context)
  );

export const objectKind: Kind<ObjectField, Values> = {
  searched: true,
  words: (value, field) =>
    isRecord(value) ? seenIn(field).flatMap(([name, inner]) => wordsIn(value[name], inner)) : [],
  cell: {
    width: 'minmax(160px, 1fr)',
    cut: true,
    draw(value, field, context) {
      const parts = isRecord(value) ? partsOf(field, value) : [];
      if (parts.length === 0) return nothing;
      return parts.map(({ name, inner, held }, nth) => (
        <Fragment key={name}>
          {nth > 0 && <span>{' · '}</span>}
          {drawInner(held, inner, context)}
        </Fragment>
      ));
    },
  },
  show: {
    draw(value, field, context, inFull) {
      if (!value || isUnfilled(field, value)) return nothing;
      return (
        <dl className="show-object" aria-label={field.label}>
          {seenIn(field).map(([name, inner]) => (
            <div key={name}>
              <dt>{headedField(inner, inner.label, context.unit)}</dt>
              <dd>{inFull(valueIn(value, name, inner), inner, context)}</dd>
            </div>
          ))}
        </dl>
      );
    },
  },
  text,
  codec: ({ of }, { nest, rowOf }) => nest(rowOf(lenient(of))),
  isEmpty: (value, field) => isRecord(value) && isUnfilled(field, value),
  check: (value, { label }) => (isRecord(value) ? undefined : `${label}格式不正确`),
  form,
};

function wordsIn(value: unknown, field: AnyField): readonly string[] {
  const { searched, words } = kinds[field.kind];
  if (words) return words(value, field);
  if (Array.isArray(value)) return value.filter((each) => typeof each === 'string');
  return searched && typeof value === 'string' ? [value] : [];
}
