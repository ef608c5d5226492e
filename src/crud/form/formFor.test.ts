import { expect, it } from 'vitest';
import { conventionalCalls } from '#crud/declare/conventionalCalls.ts';
import { defineResource } from '#crud/defineResource.ts';
import { f } from '#fields/f.ts';
import { roleBelow } from '#providers/access/roleBelow.ts';
import type { Profile } from '#providers/session/createProfile.ts';
import { accessOf } from '../access/useAccess.ts';
import { formFor } from './formFor.ts';
import { fromForm, toForm } from './formValues.ts';

const boss = roleBelow(2, '只有店主可以改');
const riders = defineResource({
  name: 'riders',
  label: '骑手',
  scope: 'shop',
  fields: {
    name: f.text({ label: '姓名' }),
    phone: f.phone({ label: '电话', access: { see: boss } }),
    wage: f.money({ label: '工资', access: { change: boss } }),
    rides: f.int({ label: '单数', readOnly: true }),
    kind: f.choice({ label: '类型', access: { change: boss }, options: [{ value: 1, label: '全职' }] }),
    car: f.text({ label: '车牌' }),
  },
  calls: conventionalCalls('rider'),
  form: {
    sections: [
      { title: '', fields: ['name', 'wage', 'rides', 'kind', 'car'] },
      { title: '联系', fields: ['phone'] },
    ],
    when: { car: { kind: [1] } },
  },
});
const { form = { sections: [] } } = riders;
const profileOf = (role: number): Profile => ({
  user: { name: '陈', avatar: '', role, is_merchant: true, is_applied: false },
  shops: [],
  merchant: null,
});
const record = { id: 1, name: '小李', phone: '1', wage: '20', rides: 7, kind: 1, car: 'A1' };
const formOf = (role: number) => formFor(riders, form, accessOf(riders, profileOf(role)), 'update');

it('R7 whoever may do everything sees all, and writes all but what the applet writes', () => {
  const { seen, written, locked } = formOf(1);
  expect(seen.sections.flatMap(({ fields }) => fields)).toEqual(['name', 'wage', 'rides', 'kind', 'car', 'phone']);
  expect(written.sections.flatMap(({ fields }) => fields)).toEqual(['name', 'wage', 'kind', 'car', 'phone']);
  expect([...locked]).toEqual([['rides', undefined]]);
});

it('R7 what may not be seen is not drawn, and a section without a field is not headed', () => {
  const { seen } = formOf(3);
  expect(seen.sections).toEqual([{ title: '', fields: ['name', 'wage', 'rides', 'kind', 'car'] }]);
});

it('R7 what may not be changed is shown with the reason, and not sent', () => {
  const { written, locked } = formOf(3);
  expect([...locked]).toEqual([
    ['wage', '只有店主可以改'],
    ['rides', undefined],
    ['kind', '只有店主可以改'],
  ]);
  expect(fromForm(riders, written, toForm(riders, form, record))).toEqual({ name: '小李', car: 'A1' });
});

it('G4 a condition still rests on a field that may not be changed', () => {
  const { written } = formOf(3);
  expect(fromForm(riders, written, toForm(riders, form, { ...record, kind: 2 }))).toEqual({ name: '小李' });
});

const members = defineResource({
  name: 'members',
  label: '店员',
  scope: 'shop',
  fields: {
    name: f.text({ label: '姓名', required: '请输入姓名' }),
    account: f.text({ label: '登录名', only: 'create' }),
    password: f.text({ label: '初始密码', only: 'create', otherwise: 'hidden' }),
    left: f.day({ label: '离职日期', only: 'update' }),
  },
  calls: conventionalCalls('member'),
});
const memberForm = members.form ?? { sections: [] };

it.each([
  ['create', ['name', 'account', 'password'], ['name', 'account', 'password'], []],
  ['update', ['name', 'account', 'left'], ['name', 'left'], [['account', '添加后不能修改']]],
] as const)('G4 to %s one exactly these are seen, filled in, and read', (time, seen, written, locked) => {
  const form = formFor(members, memberForm, accessOf(members, profileOf(3)), time);
  expect(form.seen.sections.flatMap(({ fields }) => fields)).toEqual(seen);
  expect(form.written.sections.flatMap(({ fields }) => fields)).toEqual(written);
  expect([...form.locked]).toEqual(locked);
});

it('R7 of a record that may not be changed everything is read and nothing filled in', () => {
  const form = formFor(members, memberForm, accessOf(members, profileOf(3)), 'update', true);
  expect([form.seen.sections.length, form.written.sections.flatMap(({ fields }) => fields)]).toEqual([1, []]);
});
