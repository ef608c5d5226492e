import { placeFor, printPlace } from '../atoms/image/place.ts';
import { printForm } from '../document/attributes.ts';
import type { Declarations } from '../document/declarations.ts';
import type { PieceColours } from './shopColours.ts';

/** A paragraph of a piece: what it says, or what picture is to be put there. */
export interface Line {
  readonly text?: string;
  readonly strong?: boolean;
  readonly place?: string;
  readonly style: Declarations;
}

/** A part of an article that shops need again and again: a box around paragraphs, or, without any, a line across. */
export interface ReadyPiece {
  readonly name: string;
  readonly lines: readonly Line[];
  style(colours: PieceColours): Declarations;
}

const said = (text: string): Line => ({ text, style: { margin: '0 0 4px' } });
const title = (text: string): Line => ({ text, strong: true, style: { margin: '0 0 4px', 'font-size': '16px' } });

// Grounds and colours of text come together: shown by night neither would be read without the other.
const card = ({ fill, tint, onTint }: PieceColours): Declarations => ({
  margin: '12px 0',
  padding: '12px 16px',
  'border-left': `4px solid ${fill}`,
  'border-radius': '6px',
  'background-color': tint,
  color: onTint,
});

/** What stands on the shelf; each says something that is true of any shop, so that nothing has to be changed. */
export const readyPieces: readonly ReadyPiece[] = [
  {
    name: '标题条',
    lines: [{ text: '本期推荐', strong: true, style: { margin: '0', 'font-size': '18px' } }],
    style: ({ fill, onFill }) => ({
      margin: '12px 0',
      padding: '8px 16px',
      'border-radius': '6px',
      'background-color': fill,
      color: onFill,
      'text-align': 'center',
    }),
  },
  {
    name: '分割线',
    lines: [],
    style: ({ fill }) => ({ margin: '20px 0', border: '0', 'border-top': `2px dashed ${fill}` }),
  },
  {
    name: '卡片',
    lines: [title('温馨提示'), said('数量有限，先到先得。收到后有任何问题，请及时联系我们。')],
    style: card,
  },
  {
    name: '二维码位',
    lines: [
      { place: '二维码', style: { margin: '0 0 4px' } },
      { text: '长按识别二维码，进群看最新团购', style: { margin: '0' } },
    ],
    style: ({ fill }) => ({
      margin: '12px 0',
      padding: '16px',
      border: `1px solid ${fill}`,
      'border-radius': '6px',
      'background-color': '#ffffff',
      color: '#262626',
      'text-align': 'center',
    }),
  },
  {
    name: '取货须知',
    lines: [
      title('取货须知'),
      said('取货时间：到货后在群里通知'),
      said('取货地点：下单时选择的自提点'),
      said('请带上订单号，生鲜请当面验货；不能按时来取，请提前告诉我们。'),
    ],
    style: card,
  },
];

function printLine({ text = '', strong, place, style }: Line): string {
  const inside = place === undefined ? text : printPlace(placeFor(place));
  return `<p${printForm({ style })}>${strong ? `<strong>${inside}</strong>` : inside}</p>`;
}

/** A piece as the article holds it. */
export function htmlOfPiece({ lines, style }: ReadyPiece, colours: PieceColours): string {
  const form = printForm({ style: style(colours) });
  return lines.length === 0 ? `<hr${form}>` : `<section${form}>${lines.map(printLine).join('')}</section>`;
}
