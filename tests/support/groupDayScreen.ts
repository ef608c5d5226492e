import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';

/** Where a group-buy of the first shop stands. */
export const pathOf = (id: number, rest = '') => `/shop/1/group/${id}${rest}`;

export const button = (name: string) => screen.getByRole('button', { name });
export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
export const table = async () => screen.findByRole('table', { name: '报名列表' });

/** What stands in a column of the buyers that are drawn. */
export async function column(at: number): Promise<readonly (string | null)[]> {
  const rows = within(await table()).getAllByRole('row');
  return rows.slice(1).map((row) => row.children[at]?.textContent ?? null);
}
export const names = () => column(1);

/** Takes what is copied in place of a clipboard. */
export function watchClipboard(): readonly string[] {
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
  return copied;
}
