import { expect, it } from 'vitest';
import { announcements, instructions } from './announcements.ts';
import type { Slot } from './slots.ts';

const slots = ['a', 'b', 'c'].map((key): Slot => ({ key, at: 'there', path: key }));
const said = announcements(slots);
const data = { current: undefined };
const rect = { current: { initial: null, translated: null } };
const active = { id: 'a', data, rect };
const over = { id: 'c', data, rect: { width: 0, height: 0, top: 0, left: 0, right: 0, bottom: 0 }, disabled: false };

it('G4 says in words where a picture is and where it goes', () => {
  expect(said.onDragStart({ active })).toBe('已拿起第 1 张图片，共 3 张');
  expect(said.onDragOver({ active, over })).toBe('已移到第 3 位');
  expect(said.onDragOver({ active, over: null })).toBeUndefined();
  expect(said.onDragEnd({ active, over })).toBe('已放在第 3 位');
  expect(said.onDragEnd({ active, over: null })).toBe('已放回原处');
  expect(said.onDragCancel({ active, over: null })).toBe('已取消，放回原处');
  expect(instructions.draggable).toContain('空格键');
});
