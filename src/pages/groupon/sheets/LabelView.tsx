import { memo } from 'react';
import type { LabelLayout } from './labelLayouts.ts';
import type { Label } from './labels.ts';

const A4 = { width: 210, height: 297 };
/** Between two columns on a sheet of labels. */
const GAP = 2.5;

/** `99.1`, `58`. */
const millimetres = (length: number): string => String(Math.round(length * 100) / 100);

/** Where the labels of a page stand, as CSS variables in millimetres: their size, and what is left around them. */
function placeOnPage({ columns, rows, width, height }: LabelLayout): Readonly<Record<`--${string}`, string>> {
  const alone = columns * rows === 1;
  const side = alone ? 0 : (A4.width - columns * width - (columns - 1) * GAP) / 2;
  const top = alone ? 0 : (A4.height - rows * height) / 2;
  return {
    '--label-columns': String(columns),
    '--label-width': `${millimetres(width)}mm`,
    '--label-height': `${millimetres(height)}mm`,
    '--label-gap': `${GAP}mm`,
    '--label-page': `${millimetres(alone ? width : A4.width)}mm`,
    '--label-side': `${millimetres(side)}mm`,
    '--label-top': `${millimetres(top)}mm`,
  };
}

const LabelView = memo(({ label: { called, name, tail, part, lines } }: { label: Label }) => (
  <li className="sheet-label">
    <p className="sheet-label-head">
      <strong className="sheet-number">{called}</strong>
      <strong className="sheet-label-name">{name || '--'}</strong>
      <span>{tail}</span>
      {part !== '' && <span>{part}</span>}
    </p>
    {lines.map(({ text, comment }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a label never move
      <p key={at} className={comment ? 'sheet-label-line sheet-words' : 'sheet-label-line'}>
        {text}
      </p>
    ))}
  </li>
));

interface Props {
  readonly labels: readonly Label[];
  readonly layout: LabelLayout;
  readonly label: string;
}

/** Labels as they stick on bags, page by page where they are sold on pages. GD-D5 */
export function LabelPages({ labels, layout, label }: Props) {
  const each = layout.columns * layout.rows;
  const pages = Array.from({ length: Math.ceil(labels.length / each) }, (_, at) =>
    labels.slice(at * each, (at + 1) * each),
  );
  return (
    <div className="sheet-labels" style={placeOnPage(layout)}>
      {pages.map((page, at) => (
        <ul key={page[0]?.key} aria-label={pages.length > 1 ? `${label} ${at + 1}` : label}>
          {page.map((each) => (
            <LabelView key={each.key} label={each} />
          ))}
        </ul>
      ))}
      <p className="soft sheet-screen-only">{`每张 ${millimetres(layout.width)} × ${millimetres(layout.height)} mm`}</p>
    </div>
  );
}
