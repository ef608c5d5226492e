import { nothing } from './Cell.ts';
import { cells } from './cells.ts';
import type { FieldKind, ListField, UnionField } from './Field.ts';
import { type Row, rowsIn, variantOf } from './list/rowsOf.ts';
import { blocksShow, richTextShow } from './show/articleShows.tsx';
import { fileShow, imageShow, imagesShow, videoShow } from './show/fileShows.tsx';
import type { Show } from './show/Show.ts';
import { linesShow, phoneShow, tagsShow, urlShow } from './show/textShows.tsx';
import { traits } from './traits.ts';
import { valueIn } from './valueIn.ts';
import './show/shows.css';

/** A table of the fields a merchant sees; on a phone each row is a card. */
const list: Show<ListField, readonly Row[]> = {
  draw(value, { label, of }, context) {
    const rows = rowsIn(value);
    const shown = Object.entries(of).filter(([, field]) => !traits[field.kind].unseen);
    if (rows.length === 0 || shown.length === 0) return nothing;
    return (
      <table className="show-rows" aria-label={label}>
        <thead>
          <tr>
            {shown.map(([name, field]) => (
              <th key={name} scope="col" className={cells[field.kind].align}>
                {field.heading ?? field.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row that is not saved yet has no id, and nothing moves here
            <tr key={index}>
              {shown.map(([name, field]) => (
                <td key={name} data-label={field.heading ?? field.label} className={cells[field.kind].align}>
                  {shows[field.kind].draw(valueIn(row, name, field), field, context)}
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
    return variant ? shows[variant.kind].draw(value, variant, context) : nothing;
  },
};

/** Every kind can be read in full; a missing one does not compile. Loaded when a record is opened. */
export const shows: Readonly<Record<FieldKind, Show>> = {
  text: cells.text,
  textarea: linesShow,
  phone: phoneShow,
  url: urlShow,
  int: cells.int,
  money: cells.money,
  choice: cells.choice,
  switch: cells.switch,
  tags: tagsShow,
  ref: cells.ref,
  city: cells.city,
  day: cells.day,
  dayRange: cells.dayRange,
  image: imageShow,
  images: imagesShow,
  file: fileShow,
  video: videoShow,
  blocks: blocksShow,
  richText: richTextShow,
  list,
  union,
  kept: cells.kept,
  constant: cells.constant,
  computed: cells.computed,
};
