import type { Announcements, ScreenReaderInstructions } from '@dnd-kit/core';
import type { Slot } from './slots.ts';

export const instructions: ScreenReaderInstructions = {
  draggable: '按空格键拿起图片，用方向键移动，再按空格键放下，按 Esc 取消。',
};

/** What a screen reader says while pictures are sorted. WCAG 2.5.7 */
export function announcements(slots: readonly Slot[]): Announcements {
  const place = (key: string | number) => slots.findIndex((slot) => slot.key === key) + 1;
  return {
    onDragStart: ({ active }) => `已拿起第 ${place(active.id)} 张图片，共 ${slots.length} 张`,
    // A picture lies over its own place from the start; that is no news.
    onDragOver: ({ active, over }) => (over && over.id !== active.id ? `已移到第 ${place(over.id)} 位` : undefined),
    onDragEnd: ({ over }) => (over ? `已放在第 ${place(over.id)} 位` : '已放回原处'),
    onDragCancel: () => '已取消，放回原处',
  };
}
