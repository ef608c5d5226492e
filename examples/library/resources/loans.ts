import * as z from 'zod/mini';
import { callsBy } from '#crud/declare/callsBy.ts';
import { defineResource } from '#crud/defineResource.ts';
import { f } from '#fields/f.ts';
import { count } from '#schemas/codecs/count.ts';
import { librarians } from '../account.ts';
import { callOf, habit, nothing } from '../habit.ts';

const takeBack = callOf({
  method: 'POST',
  path: '/loans/:id/return',
  request: z.object({ id: count }),
  response: nothing,
});

const standingCell = () => import('../StandingCell.tsx').then(({ StandingCell }) => ({ default: StandingCell }));

/** How a loan stands, on the day of whoever looks at it. */
function standing({ due, returned }: Readonly<Record<string, unknown>>, now = 0): string {
  if (returned) return 'Returned';
  const today = new Date(now).toISOString().slice(0, 10);
  return now > 0 && String(due) < today ? 'Overdue' : 'On loan';
}

export const loans = defineResource({
  name: 'loans',
  label: 'loan',
  title: 'Loans',
  scope: 'global',
  menu: 'Loans',
  goKey: 'l',
  rights: { deleteOne: librarians },
  fields: {
    book_id: f.ref({ label: 'Book', to: 'books', shows: 'title', required: 'Choose a book' }),
    reader_id: f.ref({ label: 'Reader', to: 'readers', shows: 'name', required: 'Choose a reader' }),
    lent: f.day({ label: 'Lent', readOnly: true }),
    due: f.day({ label: 'Due', required: 'Choose the day it is due' }),
    returned: f.day({ label: 'Returned', readOnly: true, nullable: true }),
    standing: f.computed({ label: 'Status', of: standing, cell: standingCell }),
  },
  calls: callsBy(habit, 'loan', {
    sorts: ['lent', 'due'],
    filters: { book_id: ['eq', 'in'], reader_id: ['eq', 'in'] },
  }),
  list: {
    columns: { book_id: '2fr', reader_id: '1.4fr', lent: '110px', due: '110px', standing: '130px' },
    title: 'book_id',
    filters: ['book_id', 'reader_id'],
    find: false,
    empty: 'Nothing is lent out',
  },
  form: { as: 'dialog', clone: false },
  actions: {
    return: {
      label: () => 'Return',
      offered: ({ returned }) => !returned,
      call: { row: takeBack, request: ({ id }) => ({ id: Number(id) }) },
      success: () => 'Returned',
    },
  },
  affects: ['books'],
  texts: { measure: 'loans', add: 'Lend a book', created: 'Lent' },
});
