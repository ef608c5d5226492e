import type { MetaQuery } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { DataRecord, RecordId, RemovalRow, Scope, Values } from '#providers/data/calls.ts';
import { Act } from '#providers/http/Act.ts';
import { useProviders } from '#providers/useProviders.ts';
import type { Message } from '#schemas/messages.ts';
import type { Resource, RowWrite } from '../Resource.ts';
import { doneStore } from './doneStore.ts';
import { useDataProvider } from './MadeRefine.ts';
import { readFresh } from './readFresh.ts';
import { listsKey } from './recordKeys.ts';
import { useTouch } from './useTouched.ts';

/**
 * Every change the engine makes to records of one resource in one scope.
 *
 * Each is sent once and never again by itself; afterwards all that shows these records is asked for anew.
 * A failure is told once, in the words given, and thrown on. T7, T9
 *
 * @param act the deed that a form sends, where it is kept beyond the page. N4
 */
export function useWrite(resource: Resource, scope: Scope, act?: Act) {
  const providers = useProviders();
  const { notifications, call } = providers;
  const dataProvider = useDataProvider();
  const client = useQueryClient();
  const touch = useTouch(resource, scope);
  const [deed] = useState(() => act ?? new Act());
  const of = { resource: resource.name, meta: { scope } };
  /** What a form sends: pressed again after an answer that never came, it is the same deed. */
  const once = { ...of, meta: { scope, act: deed } };

  const refresh = useCallback(async () => {
    await Promise.all(
      [resource.name, ...resource.affects].map((name) => client.invalidateQueries({ queryKey: listsKey(name) })),
    );
  }, [client, resource]);

  async function told<Result>(write: Promise<Result>, sentence?: (reason: Message) => Message): Promise<Result> {
    try {
      return await write;
    } catch (error) {
      notifications.fail(error, sentence);
      throw error;
    }
  }

  const update = async (
    id: RecordId,
    values: Values,
    how: { readonly resource: string; readonly meta: MetaQuery } = of,
  ) => {
    await dataProvider.update<DataRecord, Values>({ ...how, id, variables: values });
    touch(id);
    resource.onSaved?.({ scope, id, values }, providers);
  };
  /** What an action sends of one record: a call of its own, or values. */
  const perform = async (action: RowWrite, record: DataRecord): Promise<void> => {
    const { call: own, values, pause } = action;
    if (own) await call(own.row, own.request({ scope, id: record.id }));
    else await update(record.id, values?.(record) ?? {});
    if (pause) doneStore(providers).note(action, scope, record.id);
  };
  const remove = (id: RecordId) => dataProvider.deleteOne({ ...of, id });

  return {
    refresh,
    async create(values: Values) {
      const made = await told(
        dataProvider.create<DataRecord, Values>({ ...once, variables: values }),
        resource.texts.createFailed,
      );
      touch(made.data.id);
      return made;
    },
    update: (id: RecordId, values: Values, sentence = resource.texts.updateFailed) =>
      told(update(id, values), sentence),
    /** What a record holds right now; what a save would overwrite is seen in it. N1 */
    read: (id: RecordId) =>
      told(readFresh({ provider: dataProvider, resource, scope }, id), resource.texts.updateFailed),
    /** Writes what a form has changed; `held` is what was read of the record for it. */
    save: (id: RecordId, values: Values, held: DataRecord | undefined) =>
      told(update(id, values, { ...once, meta: { ...once.meta, held } }), resource.texts.updateFailed),
    act: (action: RowWrite, record: DataRecord) =>
      told(perform(action, record), action.failure ?? resource.texts.updateFailed),
    remove: (id: RecordId) => told(remove(id)),
    /** The same calls for many records in a row, whose failures are told together by whoever makes them. */
    untold: { act: perform, remove },
    /** Takes a saved row out of a nested list. G5 */
    async removeRow(field: string, id: RecordId, row: RemovalRow) {
      const removal = resource.removals[field];
      if (removal) await told(call(removal.row, removal.request({ scope, id, row })), resource.texts.updateFailed);
    },
  };
}
