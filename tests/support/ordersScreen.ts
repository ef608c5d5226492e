import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { orders } from '../../server/database/tables/orders.ts';
import type { TestApplet } from '../../server/support/buildApplet.ts';

/** Where the first shop's orders stand. */
export const inProgress = '/shop/1/orders/list';
export const complete = '/shop/1/orders/list?status=2';

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

/** What stands under a column's head. */
export const cellsOf = (heading: string) => {
  const [head, ...rows] = screen.getAllByRole('row');
  const at = [...(head?.children ?? [])].findIndex(({ textContent }) => textContent === heading);
  return rows.map((row) => row.children[at]?.textContent);
};

/** The row of the order that one person receives. */
export const rowOf = async (receiver: string) =>
  (await screen.findByRole('cell', { name: receiver })).closest<HTMLElement>('[role="row"]') ?? document.body;

export const press = async (user: UserEvent, receiver: string, name: string | RegExp) =>
  user.click(within(await rowOf(receiver)).getByRole('button', { name }));

/** Chooses what stands behind a row's ⋯. */
export async function choose(user: UserEvent, receiver: string, name: string) {
  await press(user, receiver, '更多');
  await user.click(await screen.findByRole('menuitem', { name }));
}

export const tick = async (user: UserEvent, receiver: string) =>
  user.click(within(await rowOf(receiver)).getByRole('checkbox'));

/** Opens one of the list's tools. */
export async function openTool(user: UserEvent, name: string) {
  const head = screen.getByRole('heading', { level: 1 }).parentElement;
  await user.click(within(head ?? document.body).getByRole('button', { name: '更多' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

/** One person's order as the applet holds it. @throws Error when there is none. */
export async function heldOrder({ database }: TestApplet, receiver: string) {
  const [row] = await database.select().from(orders).where(eq(orders.receiver_name, receiver));
  if (!row) throw new Error(`Failed to find the order of ${receiver}.`);
  return row;
}
