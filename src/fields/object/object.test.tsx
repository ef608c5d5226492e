import { cleanup, render, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { afterEach, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { createProviders } from '#providers/createProviders.ts';
import { ProvidersContext } from '#providers/useProviders.ts';
import { fakeClock } from '../../../tests/support/fakeClock.ts';
import { renderFields } from '../../../tests/support/renderFields.tsx';
import { stagedWorld } from '../../../tests/support/stagedWorld.ts';
import { heldCodecs, writtenCodecs } from '../codecs.ts';
import type { AnyField } from '../Field.ts';
import { f } from '../fAll.ts';
import { checkField } from '../form/checkField.ts';
import { faultIn } from '../form/faultIn.ts';
import { kinds } from '../kinds.ts';
import { newRow } from '../nested/newRow.ts';
import { drawInFull } from '../shows.tsx';

afterEach(cleanup);

const of = {
  street: f.text({ label: '街道', required: '请输入街道' }),
  zip: f.text({ label: '邮编', max: 6 }),
  floor: f.int({ label: '楼层' }),
  since: f.dateTime({ label: '启用时间', wire: 'iso' }),
};
const address = f.object({ label: '地址', of });
const must = f.object({ label: '地址', of, required: '请填写地址' });
const nullable = f.object({ label: '地址', of, nullable: true });
const { form } = kinds.object;

const read = (field: AnyField, wire: unknown) => z.decode(heldCodecs({ field }).field ?? z.never(), wire as never);
const write = (field: AnyField, value: unknown, nested = true) =>
  z.encode(writtenCodecs({ field }, { nested, form: !nested }).field ?? z.never(), value as never);
/** Opened in a form and saved as it stands there. */
const saved = (field: AnyField, value: unknown) =>
  form?.fromForm?.(form.toForm?.(value, field, {}, newRow), field, {}) as unknown;

it('whatever a group holds beside its fields comes back with it, and so does what it left out', () => {
  const beside = fc.dictionary(
    fc.string().filter((name) => !Object.hasOwn(of, name) && name !== '__proto__'),
    fc.jsonValue(),
  );
  const held = fc.record(
    { street: fc.option(fc.string()), zip: fc.option(fc.string()), floor: fc.option(fc.integer()) },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(beside, held, (more, own) => {
      const wire = { ...more, ...own };
      for (const field of [address, must, nullable]) {
        const record = read(field, wire);
        expect(record).toEqual(wire);
        expect(write(field, record)).toEqual(wire);
        expect(JSON.parse(String(write(field, record, false)))).toEqual(JSON.parse(JSON.stringify(wire)));
      }
    }),
  );
});

test.each<[string, AnyField, unknown, unknown]>([
  [
    'one field was changed, the rest goes as it came',
    address,
    { street: '新街', lat: 49.2, id: 7 },
    { street: '新街', lat: 49.2, id: 7 },
  ],
  ['nothing was there and nothing was filled in', address, undefined, undefined],
  ['the applet said null', nullable, null, null],
  ['all of it was cleared, and nothing may stand there', nullable, { street: '', zip: '' }, null],
  ['all of it was cleared, and it holds more', nullable, { street: '', lat: 49.2 }, { street: '', lat: 49.2 }],
  ['all of it was cleared, and something has to be sent', address, { street: '', zip: '' }, { street: '', zip: '' }],
])('when %s', (_, field, held, sent) => {
  expect(saved(field, held)).toEqual(sent);
});

test.each<[unknown, unknown, boolean]>([
  [undefined, { street: '' }, true],
  [null, {}, true],
  [{ since: '2026-03-08T02:30:00Z' }, { since: '2026-03-08T02:30:00.000Z' }, true],
  [{ street: '甲' }, { street: '甲', lat: 1 }, false],
  [{ floor: 0 }, undefined, false],
])('%j and %j say the same: %s', (one, other, same) => {
  const says = (value: unknown) => JSON.stringify(form?.says?.(value, address));
  expect(says(one) === says(other)).toBe(same);
});

test.each<[string, AnyField, unknown, string | undefined]>([
  ['an empty group that may be empty', address, { street: ' ' }, undefined],
  ['an empty group that is required', must, {}, '请填写地址'],
  ['a group that is begun and not finished', address, { zip: 'V6B' }, '地址：请输入街道'],
  ['a field inside that is too long', address, { street: '甲', zip: 'V6B 1A1 X' }, '地址：邮编不能超过6个字符'],
  ['what is no group', address, '温哥华', '地址格式不正确'],
])('what is wrong with %s', (_, field, value, fault) => {
  expect(faultIn(field, value, {})).toEqual(fault);
});

it('a rule of the group looks at its fields together', () => {
  const strict = f.object({
    ...address,
    of,
    rule: ({ floor, zip }) => (floor && !zip ? '有楼层时请填邮编' : undefined),
  });
  expect(checkField(strict, { street: '甲', floor: 3 })).toBe('有楼层时请填邮编');
});

it('in a row it is one line, read in full each field stands behind its label, and words in it are found', () => {
  const value = { street: '罗布森街 88 号', zip: '', floor: 3, lat: 49.2 };
  const context = { resolve: (path: string) => path };
  expect(render(<p>{kinds.object.cell.draw(value, address, context)}</p>).container.textContent).toBe(
    '罗布森街 88 号 · 3',
  );
  const { container } = render(<div>{drawInFull(value, address, context)}</div>);
  expect([...container.querySelectorAll('dt')].map((dt) => dt.textContent)).toEqual([
    '街道',
    '邮编',
    '楼层',
    '启用时间',
  ]);
  expect(container.textContent).toContain('邮编--');
  expect(kinds.object.words?.(value, address)).toEqual(['罗布森街 88 号', '']);
  expect(kinds.object.cell.draw({ lat: 1 }, address, context)).toBe('--');
});

it('what is required inside is asked for once something is filled in, and no longer when it is taken out again', async () => {
  const { user, values } = renderFields({ address });
  screen.getByRole('group', { name: '地址' });
  expect(screen.getByLabelText('街道').hasAttribute('aria-required')).toBe(false);
  await user.type(screen.getByLabelText('邮编'), 'V6B');
  await waitFor(() => expect(screen.getByLabelText('街道').getAttribute('aria-required')).toBe('true'));
  await user.click(screen.getByLabelText('街道'));
  await user.tab();
  await screen.findByText('请输入街道');
  await user.clear(screen.getByLabelText('邮编'));
  await waitFor(() => expect(screen.queryByText('请输入街道')).toBeNull());
  expect(values().address).toEqual({ zip: '' });
});

it('what only the applet writes is read between the fields that are filled in, and stays as it is', async () => {
  const checked = f.dateTime({ label: '核对时间', wire: 'iso', readOnly: true });
  const rows = f.list({
    label: '档位',
    add: '添加',
    of: { sold: f.int({ label: '已售', readOnly: true }), stock: f.int({ label: '库存' }) },
  });
  const { user, values } = renderFields(
    { address: f.object({ label: '地址', of: { ...of, checked } }), rows },
    { address: { street: '旧街', checked: '2026-03-08T02:30:00Z' }, rows: [{ id: 7, sold: 12, stock: 3 }] },
  );
  for (const [label, held] of [
    ['核对时间', '2026'],
    ['已售', '12'],
  ] as const) {
    expect(screen.queryByLabelText(label)).toBeNull();
    expect(screen.getByText(label).closest('dl')?.querySelector('dd')?.textContent).toContain(held);
  }
  await user.type(screen.getByLabelText('库存'), '0');
  await user.type(screen.getByLabelText('街道'), '口');
  expect(values()).toMatchObject({
    address: { street: '旧街口', checked: '2026-03-08T02:30:00Z' },
    rows: [{ id: 7, sold: 12, stock: 30 }],
  });
});

it('a field inside with a cell of its own is drawn by it, in the line of a list and in full', async () => {
  const stars = f.int({ label: '评分', cell: async () => ({ default: ({ value }) => '★'.repeat(value ?? 0) }) });
  const rated = f.object({ label: '评价', of: { by: f.text({ label: '谁' }), stars } });
  const context = { resolve: (path: string) => path };
  const providers = createProviders({ ...stagedWorld(), log: () => undefined, clock: fakeClock() });
  const drawn = (what: ReactNode) =>
    render(<ProvidersContext.Provider value={providers}>{what}</ProvidersContext.Provider>);
  const line = drawn(<p>{kinds.object.cell.draw({ by: '陈', stars: 3 }, rated, context)}</p>);
  await waitFor(() => expect(line.container.textContent).toBe('陈 · ★★★'));
  const full = drawn(<div>{drawInFull({ by: '陈', stars: 2 }, rated, context)}</div>);
  await waitFor(() => expect(full.container.textContent).toContain('★★'));
});

it('typing into one field leaves what nobody sees where it is', async () => {
  const { user, values } = renderFields({ address }, { address: { street: '旧街', lat: 49.2, id: 7 } });
  await user.type(screen.getByLabelText('街道'), '口');
  expect(values().address).toEqual({ street: '旧街口', lat: 49.2, id: 7 });
});
