import type { Message } from '#schemas/messages.ts';

interface Step {
  readonly word: string;
  /** Where it leads from a place, both from 0. */
  to(place: number, of: number): number;
}

/** The ways to move a record without dragging it, in the order of its row's menu. WCAG 2.5.7 */
const steps: readonly Step[] = [
  { word: '置顶', to: () => 0 },
  { word: '上移', to: (place) => Math.max(0, place - 1) },
  { word: '下移', to: (place, of) => Math.min(of - 1, place + 1) },
  { word: '置底', to: (_, of) => of - 1 },
];

/** A step as it stands in the menu of one row. */
export interface OfferedStep {
  readonly label: string;
  readonly to: number;
  readonly denied?: Message;
}

/** What the menu of the record at this place, from 0, offers; a step that leads nowhere says why. */
export const orderSteps = (place: number, of: number, denied: Message | undefined): readonly OfferedStep[] =>
  steps.map(({ word, to }) => {
    const reason = denied ?? (to(place, of) === place ? `已经在最${place === 0 ? '前' : '后'}面` : undefined);
    return { label: word, to: to(place, of), ...(reason !== undefined && { denied: reason }) };
  });
