import type { ReactNode } from 'react';
import { type CellContext, nothing } from './Cell.ts';
import type { AnyField, FieldKind } from './Field.ts';
import { kinds } from './kinds.ts';
import type { ListField } from './list/list.ts';
import { headedField } from './money/headed.ts';
import { type Row, rowsIn, variantOf } from './nested/rowsOf.ts';
import { drawCell } from './own/drawCell.tsx';
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

const union: Show<UnionField> = {
  draw(value, field, context) {
    const variant = variantOf(value, field);
    return variant ? drawInFull(value, variant, context) : nothing;
  },
};

/** Kinds that are read in full otherwise than in a cell. Loaded when a record is opened. */
const shows: Readonly<Partial<Record<FieldKind, Show>>> = {
  textarea: linesShow,
  phone: phoneShow,
  url: urlShow,
  tags: tagsShow,
  image: imageShow,
  images: imagesShow,
  file: fileShow,
  video: videoShow,
  blocks: blocksShow,
  richText: richTextShow,
  list,
  union,
};

/** A value as it is read in full; one that did not arrive is undefined. */
export function drawInFull(value: unknown, field: AnyField, context: CellContext): ReactNode {
  if (field.cell) return drawCell(value, field, context);
  const { show, cell } = kinds[field.kind];
  return show ? show.draw(value, field, context, drawInFull) : (shows[field.kind] ?? cell).draw(value, field, context);
}
