import type { Announcements, ScreenReaderInstructions } from '@dnd-kit/core';

export const instructions: ScreenReaderInstructions = {
  draggable: '按空格键拿起，用上下方向键移动，再按空格键放下，按 Esc 取消。',
};

/** What a screen reader says while records are sorted; names in their order, by id. WCAG 2.5.7 */
export function announcements(names: ReadonlyMap<string | number, string>): Announcements {
  const ids = [...names.keys()];
  const place = (id: string | number) => `第 ${ids.indexOf(id) + 1} 项，共 ${ids.length} 项`;
  const name = (id: string | number) => `「${names.get(id) ?? ''}」`;
  return {
    onDragStart: ({ active: { id } }) => `已拿起${name(id)}，${place(id)}`,
    // It lies over its own place from the start; that is no news.
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id ? `${name(active.id)}已移到${place(over.id)}` : undefined,
    onDragEnd: ({ active, over }) =>
      over ? `${name(active.id)}已放在${place(over.id)}` : `${name(active.id)}已放回原处`,
    onDragCancel: ({ active }) => `已取消，${name(active.id)}放回原处`,
  };
}
