import { callsBy } from '#crud/declare/callsBy.ts';
import { defineResource } from '#crud/defineResource.ts';
import { f } from '#fields/f.ts';
import { librarians } from '../account.ts';
import { habit } from '../habit.ts';

export const readers = defineResource({
  name: 'readers',
  label: 'reader',
  title: 'Readers',
  scope: 'global',
  menu: 'Readers',
  goKey: 'r',
  rights: { deleteOne: librarians },
  fields: {
    name: f.text({ label: 'Name', required: 'Enter the name', max: 80 }),
    email: f.text({ label: 'E-mail', required: 'Enter the e-mail address', max: 120 }),
    phone: f.phone({ label: 'Phone' }),
    member_since: f.day({ label: 'Member since' }),
    status: f.choice({
      label: 'Status',
      initial: 'active',
      options: [
        { value: 'active', label: 'Active', tone: 'good' },
        { value: 'suspended', label: 'Suspended', tone: 'busy' },
        { value: 'left', label: 'Left', tone: 'muted' },
      ],
    }),
  },
  calls: callsBy(habit, 'reader', { search: true, sorts: ['name', 'member_since'], filters: { status: ['eq', 'in'] } }),
  list: { filters: ['status'], empty: 'No readers yet' },
  form: { as: 'dialog' },
  texts: { measure: 'readers', add: 'Add a reader' },
});
