import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beginning } from '../../server/support/openTemplate.ts';

/** Where the first shop's group-buys stand. */
export const list = '/shop/1/group/list';

/** The UTC day so many days after the demo began. */
export const day = (after: number) => new Date(beginning.getTime() + after * 86_400_000).toISOString().slice(0, 10);

export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
type Inside = Awaited<ReturnType<typeof dialog>>;

export const rowOf = async (name: string) =>
  (await screen.findByRole('cell', { name })).closest<HTMLElement>('[role="row"]') ?? document.body;

/** Presses a button of a row, in it or behind its ⋯. */
export async function press(user: UserEvent, name: string, action: string) {
  const row = within(await rowOf(name));
  const button = row.queryByRole('button', { name: action });
  if (button) return user.click(button);
  await user.click(row.getByRole('button', { name: '更多' }));
  return user.click(await screen.findByRole('menuitem', { name: action }));
}

export const save = async (user: UserEvent, form: Inside) =>
  user.click(await form.findByRole('button', { name: '保存' }));

export const typeDays = (form: Inside, from: string, to: string) => {
  for (const [label, value] of [
    ['开始', from],
    ['结束', to],
  ] as const) {
    // What is typed is read when it is left.
    fireEvent.change(form.getByLabelText(label), { target: { value } });
    fireEvent.blur(form.getByLabelText(label));
  }
};

/** The day that stands in an input, without its weekday. */
export const dayIn = (form: Inside, label: string): string =>
  form.getByLabelText<HTMLInputElement>(label).value.split(' ')[0] ?? '';
