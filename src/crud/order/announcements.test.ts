import { expect, it } from 'vitest';
import { announcements, instructions } from './announcements.ts';

const said = announcements(
  new Map([
    [7, '热销'],
    [9, '新品'],
    [4, '水果'],
  ]),
);
const data = { current: undefined };
const active = { id: 7, data, rect: { current: { initial: null, translated: null } } };
const over = { id: 4, data, rect: { width: 0, height: 0, top: 0, left: 0, right: 0, bottom: 0 }, disabled: false };
const itself = { ...over, id: 7 };

it('C2 says in words what is moved, where it is and where it goes', () => {
  expect(said.onDragStart({ active })).toBe('已拿起「热销」，第 1 项，共 3 项');
  expect(said.onDragOver({ active, over: itself })).toBeUndefined();
  expect(said.onDragOver({ active, over })).toBe('「热销」已移到第 3 项，共 3 项');
  expect(said.onDragEnd({ active, over })).toBe('「热销」已放在第 3 项，共 3 项');
  expect(said.onDragEnd({ active, over: null })).toBe('「热销」已放回原处');
  expect(said.onDragCancel({ active, over: null })).toBe('已取消，「热销」放回原处');
  expect(instructions.draggable).toContain('空格键');
});
