import { phoneTail } from '../model/phoneTail.ts';
import { columns } from './columns.ts';
import type { LabelRoom } from './labelRoom.ts';
import { itemText, type PickupCard } from './pickup.ts';
import { onlyPart, type SheetTable } from './SheetTable.ts';
import { widthOf, wrap } from './wrap.ts';

export interface LabelLine {
  readonly text: string;
  /** What the buyer wrote, highlighted. GD-E8 */
  readonly comment: boolean;
}

/** One label on a bag; a long order goes on upon further ones. GD-D5 */
export interface Label {
  readonly key: string;
  readonly called: string;
  readonly name: string;
  readonly tail: string;
  /** As many as the label has room for, each as wide as the label at most. */
  readonly lines: readonly LabelLine[];
  /** `1/2`; empty where one label is enough. */
  readonly part: string;
}

/** The labels of these parties: nothing that stands on one is cut off. GD-D5 */
export function labelsOf(cards: readonly PickupCard[], room: LabelRoom): readonly Label[] {
  const known = new Map<string, number>();
  return cards.flatMap((card) => labelsFor(card, room, known));
}

function labelsFor(
  { party, items }: PickupCard,
  { lines: most, characters }: LabelRoom,
  known: Map<string, number>,
): readonly Label[] {
  const comment = party.comment === '' ? [] : wrap(`备注：${party.comment}`.split(/\s+/), characters, ' ');
  const lines: readonly LabelLine[] = [
    ...wrap(items.map(itemText), characters, '  ', known).map((text) => ({ text, comment: false })),
    ...comment.map((text) => ({ text, comment: true })),
  ];
  const parts = Math.max(1, Math.ceil(lines.length / most));
  return Array.from({ length: parts }, (_, part) => ({
    key: `${party.called} ${part}`,
    called: party.called,
    name: party.name,
    tail: phoneTail(party.phone),
    lines: lines.slice(part * most, (part + 1) * most),
    part: parts === 1 ? '' : `${part + 1}/${parts}`,
  }));
}

/** Whether every line of a label fits it. */
export const fits = ({ lines }: Label, room: LabelRoom): boolean =>
  lines.length <= room.lines && lines.every(({ text }) => widthOf(text) <= room.characters);

/** The same as rows of a spreadsheet, for software that prints labels from one. GD-D5 */
export const labelTable = (cards: readonly PickupCard[]): SheetTable => ({
  key: 'labels',
  ...onlyPart,
  columns: [columns.called, columns.name, columns.tail, { heading: '品项', kind: 'text' }, columns.comment],
  rows: cards.map(({ party: { called, name, phone, comment }, items }) => ({
    key: called,
    cells: [called, name, phoneTail(phone), items.map(itemText).join('、'), comment],
  })),
  total: [],
});
