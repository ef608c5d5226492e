import type { ReactNode } from 'react';
import type { RecordId } from '#providers/data/calls.ts';
import { type CellContext, nothing } from './Cell.ts';
import type { AnyField, FieldKind } from './Field.ts';
import type { JsonField } from './json/json.ts';
import { jsonFault } from './json/jsonFault.ts';
import { laidOut } from './json/jsonLayout.ts';
import { kinds } from './kinds.ts';
import type { ListField } from './list/list.ts';
import { type Row, rowsIn, variantOf } from './list/rowsOf.ts';
import { headedField } from './money/headed.ts';
import { isUnfilled } from './object/isUnfilled.ts';
import type { ObjectField } from './object/object.tsx';
import { seenIn } from './object/seenIn.ts';
import { drawCell } from './own/drawCell.tsx';
import { allNames } from './ref/allNames.ts';
import { blocksShow, richTextShow } from './show/articleShows.tsx';
import { fileShow, imageShow, imagesShow, videoShow } from './show/fileShows.tsx';
import type { Show } from './show/Show.ts';
import { linesShow, phoneShow, tagsShow, urlShow } from './show/textShows.tsx';
import type { UnionField } from './union/union.ts';
import { valueIn } from './valueIn.ts';
import './show/shows.css';

/** A table of the fields a merchant sees; on a phone each row is a card. */
const list: Show<ListField, readonly Row[]> = {
  draw(value, { label, of }, { unit, ...context }) {
    const rows = rowsIn(value);
    const shown = Object.entries(of).filter(([, field]) => !kinds[field.kind].unseen);
    if (rows.length === 0 || shown.length === 0) return nothing;
    return (
      <table className="show-rows" aria-label={label}>
        <thead>
          <tr>
            {shown.map(([name, field]) => (
              <th key={name} scope="col" className={kinds[field.kind].cell.align}>
                {headedField(field, field.heading ?? field.label, unit)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row that is not saved yet has no id, and nothing moves here
            <tr key={index}>
              {shown.map(([name, field]) => (
                <td
                  key={name}
                  data-label={headedField(field, field.heading ?? field.label, unit)}
                  className={kinds[field.kind].cell.align}
                >
                  {drawInFull(valueIn(row, name, field), field, context)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    );
  },
};

/** The fields of a group, each behind its label. */
const object: Show<ObjectField, Row> = {
  draw(value, field, context) {
    if (!value || isUnfilled(field, value)) return nothing;
    return (
      <dl className="show-object" aria-label={field.label}>
        {seenIn(field).map(([name, inner]) => (
          <div key={name}>
            <dt>{headedField(inner, inner.label, context.unit)}</dt>
            <dd>{drawInFull(valueIn(value, name, inner), inner, context)}</dd>
          </div>
        ))}
      </dl>
    );
  },
};

/** All of it, laid out; much of it is scrolled. */
const json: Show<JsonField, string> = {
  draw: (value) =>
    value ? (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled has to be reached by keys
      <pre className="show-json" tabIndex={0}>
        {jsonFault(value) === undefined ? laidOut(value) : value}
      </pre>
    ) : (
      nothing
    ),
};

const union: Show<UnionField> = {
  draw(value, field, context) {
    const variant = variantOf(value, field);
    return variant ? drawInFull(value, variant, context) : nothing;
  },
};

const refs: Show<AnyField, readonly RecordId[]> = {
  draw: (ids = [], field, { nameOf }) => allNames(ids, field, nameOf),
};

/** Kinds that are read in full otherwise than in a cell. Loaded when a record is opened. */
const shows: Readonly<Partial<Record<FieldKind, Show>>> = {
  textarea: linesShow,
  phone: phoneShow,
  url: urlShow,
  tags: tagsShow,
  refs,
  image: imageShow,
  images: imagesShow,
  file: fileShow,
  video: videoShow,
  blocks: blocksShow,
  richText: richTextShow,
  list,
  union,
  object,
  json,
};

/** A value as it is read in full; one that did not arrive is undefined. */
export const drawInFull = (value: unknown, field: AnyField, context: CellContext): ReactNode =>
  field.cell
    ? drawCell(value, field, context)
    : (shows[field.kind] ?? kinds[field.kind].cell).draw(value, field, context);
