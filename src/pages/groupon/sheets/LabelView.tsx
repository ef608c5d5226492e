import { type CSSProperties, memo } from 'react';
import { type LabelPaper, millimetres, placeOf } from '#crud/print/papers.ts';
import { HEAD, LINE } from './labelRoom.ts';
import { type LabelShift, useLabelShift } from './labelShift.ts';
import type { Label } from './labels.ts';

type Measures = CSSProperties & Readonly<Record<`--${string}`, number>>;

/** The measures of a page of labels, in millimetres; `sheets.css` draws them as large as the screen has room for. */
const measuresOf = ({ page, width, height, inset }: LabelPaper): Measures => ({
  '--page-width': page.width,
  '--page-height': page.height,
  '--label-width': width,
  '--label-height': height,
  '--inset-x': inset.x,
  '--inset-y': inset.y,
  '--head': HEAD,
  '--line': LINE,
});

/** Where one stands on its page, as the printer needs it. */
function standing(paper: LabelPaper, shift: LabelShift, at: number): Measures {
  const { left, top } = placeOf(paper, at);
  return { '--left': left + shift.x, '--top': top + shift.y };
}

const LabelText = memo(({ label: { called, name, tail, part, lines } }: { label: Label }) => (
  <>
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
  </>
));

interface Props {
  readonly labels: readonly Label[];
  readonly paper: LabelPaper;
  readonly label: string;
}

/** Labels as they stick on bags, page by page as they are printed: the same places on the screen and on paper. GD-D5 */
export function LabelPages({ labels, paper, label }: Props) {
  const [shift] = useLabelShift();
  const each = paper.columns * paper.rows;
  const pages = Array.from({ length: Math.ceil(labels.length / each) }, (_, at) =>
    labels.slice(at * each, (at + 1) * each),
  );
  return (
    <div className="sheet-labels" style={measuresOf(paper)}>
      <p className="soft sheet-screen-only">{`每张 ${millimetres(paper.width)} × ${millimetres(paper.height)} mm`}</p>
      {pages.map((page, at) => (
        <ul key={page[0]?.key} aria-label={pages.length > 1 ? `${label} ${at + 1}` : label}>
          {page.map((each, place) => (
            <li key={each.key} className="sheet-label" style={standing(paper, shift, place)}>
              <LabelText label={each} />
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

/** The frames of one page and nothing else: held against a sheet of labels they show how far a printer is off. GD-D5 */
export function LabelFrames({ paper }: Pick<Props, 'paper'>) {
  const [shift] = useLabelShift();
  const places = Array.from({ length: paper.columns * paper.rows }, (_, at) => at);
  return (
    <div className="sheet-labels" style={measuresOf(paper)} data-trial>
      <ul aria-label="试印边框">
        {places.map((at) => (
          <li key={at} className="sheet-label" style={standing(paper, shift, at)}>
            <p>{`${at + 1}`}</p>
            {at === 0 && <p>打印后叠在标签纸上，对着光比对</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
