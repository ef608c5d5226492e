import { cleanup, fireEvent, render } from '@testing-library/react';
import { type ComponentProps, useMemo } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { f } from '#fields/f.ts';
import { createProviders } from '#providers/createProviders.ts';
import { ProvidersContext } from '#providers/useProviders.ts';
import { stagedWorld } from '../../../tests/support/stagedWorld.ts';
import { conventionalCalls } from '../declare/conventionalCalls.ts';
import { defineResource } from '../defineResource.ts';
import { rowVerbs } from '../verbs/rowVerbs.ts';
import { RecordTable } from './RecordTable.tsx';

/** Every drawn row reads this field once. */
let read: number[] = [];

// happy-dom draws nothing: the table has to be told how high it is.
beforeEach(() => {
  read = [];
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const parcels = defineResource({
  name: 'parcels',
  label: '包裹',
  scope: 'shop',
  fields: {
    name: f.text({ label: '名称' }),
    seen: f.computed({
      label: '看过',
      of: (record) => {
        read.push(Number(record.id));
        return '看过';
      },
    }),
  },
  calls: conventionalCalls('parcel'),
});
const everything = {
  may: () => ({ can: true }),
  mayAct: () => ({ can: true }),
  sees: () => true,
  changes: () => ({ can: true }),
};
const verbs = rowVerbs(parcels, everything);
const columns = parcels.list.columns;
const busyNone: ReadonlySet<number> = new Set();
const nobody = { id: undefined, by: 'focus', record: undefined, move: () => {}, follow: () => {} } as const;
const nameOf = () => undefined;

type Changing = Pick<
  ComponentProps<typeof RecordTable>,
  'resource' | 'records' | 'busy' | 'active' | 'selection' | 'menuFor'
>;

function Table(changing: Partial<Changing> & Pick<Changing, 'records'>) {
  const providers = useMemo(() => createProviders(stagedWorld()), []);
  return (
    <ProvidersContext.Provider value={providers}>
      <MemoryRouter>
        <RecordTable
          onPress={() => {}}
          resource={parcels}
          columns={columns}
          verbs={verbs}
          nameOf={nameOf}
          busy={busyNone}
          active={nobody}
          selection={undefined}
          menuFor={undefined}
          sort={undefined}
          onSort={() => {}}
          onAction={() => {}}
          {...changing}
        />
      </MemoryRouter>
    </ProvidersContext.Provider>
  );
}

const parcelsUpTo = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `第 ${index + 1} 个` }));
const drawn = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-id]')].map((row) => Number(row.getAttribute('data-id')));

test.each([
  ['a short list, all of it drawn', 80],
  ['a long list, drawn as it comes near', 500],
])('in %s, only the rows that change are drawn anew', (_, count) => {
  const records = parcelsUpTo(count);
  const { rerender, getByText } = render(<Table records={records} />);
  expect(read.length).toBeGreaterThan(5);
  const drawAgain = (changing: Partial<Changing>) => {
    read = [];
    rerender(<Table records={records} {...changing} />);
    return read;
  };
  expect(drawAgain({})).toEqual([]);
  expect(drawAgain({ busy: new Set([2]) })).toEqual([2]);
  expect(drawAgain({ active: { ...nobody, id: 3, by: 'keys' } })).toEqual([2, 3]);
  const renamed = records.map((record) => (record.id === 4 ? { ...record, name: '改过名字' } : record));
  expect(drawAgain({ records: renamed })).toEqual([3, 4]);
  getByText('改过名字');
});

test('where other rows stand after a search there is never a picture without them', () => {
  const { container, rerender } = render(<Table records={parcelsUpTo(500)} />);
  const scroller = container.querySelector<HTMLElement>('[role="table"]');
  if (!scroller) throw new Error('There is no table.');
  scroller.scrollTop = 20_000;
  fireEvent.scroll(scroller);
  expect(drawn(container)).toContain(313);
  scroller.scrollTop = 6_000;
  rerender(<Table records={parcelsUpTo(110)} />);
  expect(drawn(container)).toContain(94);
});

test('a short list that grows long is drawn at once', () => {
  const { container, rerender } = render(<Table records={parcelsUpTo(50)} />);
  rerender(<Table records={parcelsUpTo(500)} />);
  expect(drawn(container).length).toBeGreaterThan(5);
});
