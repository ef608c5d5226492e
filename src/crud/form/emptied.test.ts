import { expect, it, test } from 'vitest';
import type { AnyField } from '#fields/Field.ts';
import { f } from '#fields/fAll.ts';
import { conventionalCalls } from '../declare/conventionalCalls.ts';
import { defineResource } from '../defineResource.ts';
import { emptied } from './emptied.ts';

const of = (field: AnyField, stored?: true) =>
  defineResource({
    ...{ name: 'lockers', label: '取货柜', scope: 'shop', fields: { field }, ...(stored && { stored }) },
    calls: conventionalCalls('locker'),
  });

test.each<[string, AnyField, unknown, unknown, unknown]>([
  ['a text', f.text({ label: '说明' }), undefined, '旧', ''],
  ['a removed picture', f.image({ label: '头图' }), undefined, '/files/a.png', ''],
  ['a removed film', f.video({ label: '视频' }), undefined, '/files/a.mp4', ''],
  ['pictures', f.images({ label: '图片' }), [], ['/files/a.png'], []],
  ['words', f.tags({ label: '关键词' }), [], ['新'], []],
  ['no category', f.ref({ label: '分类', to: 'tags', shows: 'name' }), 0, 3, 0],
  ['an amount that may be nothing', f.money({ label: '最低消费', nullable: true }), null, '5.00', null],
  ['an amount that was never there', f.money({ label: '最低消费' }), '', undefined, undefined],
  ['a switch turned off', f.switch({ label: '置顶' }), false, true, false],
  ['a number that is 0', f.int({ label: '库存' }), 0, 3, 0],
])('%s is sent as what says so', (_, field, value, before, sent) => {
  expect(emptied(of(field), 'field', value, before)).toEqual({ value: sent });
});

it.each<[string, AnyField, unknown]>([
  ['an amount', f.money({ label: '最低消费' }), '5.00'],
  ['a number', f.int({ label: '最低消费' }), 5],
  ['a day', f.day({ label: '最低消费' }), '2026-03-08'],
  ['a moment', f.dateTime({ label: '最低消费', wire: 'seconds' }), '2026-03-08T10:30:00.000Z'],
  ['a percentage', f.percent({ label: '最低消费', wire: 'number' }), '15'],
])('%s that no applet reads as nothing is refused, not left as it was', (_, field, before) => {
  for (const value of [undefined, ''])
    expect(emptied(of(field), 'field', value, before)).toEqual({ problem: '「最低消费」不能清空，请改成别的内容' });
});

it.each<[string, AnyField, unknown]>([
  ['an amount', f.money({ label: '租金' }), '5.00'],
  ['a number', f.int({ label: '格数' }), 5],
  ['a day', f.day({ label: '启用日' }), '2026-03-08'],
  ['a choice', f.choice({ label: '大小', options: [{ value: 1, label: '小格' }] }), 1],
])('%s that we keep ourselves can be emptied', (_, field, before) => {
  expect(emptied(of(field, true), 'field', undefined, before)).toEqual({ value: null });
});
