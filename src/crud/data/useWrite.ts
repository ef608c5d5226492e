import type { MetaQuery } from '@refinedev/core';
import { useCallback } from 'react';
import type { DataRecord, RecordId, Scope, Values } from '#providers/data/calls.ts';
import { useProviders } from '#providers/useProviders.ts';
import type { Message } from '#schemas/messages.ts';
import type { Resource, RowWrite } from '../Resource.ts';
import { cooldownStore } from './cooldownStore.ts';
import { useDataProvider } from './MadeRefine.ts';
import { useTouch } from './useHighlightedRow.ts';
import { affectedBy, useRefresh } from './useRefresh.ts';

/**
 * Every change that lists and pages make to records of one resource in one scope; a form's are in `useFormWrite`.
 *
 * Each is sent once and never again by itself; afterwards all that shows these records is asked for anew,
 * here and in other tabs. N7
 * A failure is told once, in the words given, and thrown on. T7, T9
 */
export function useWrite(resource: Resource, scope: Scope) {
  const providers = useProviders();
  const { notifications, call, otherTabs } = providers;
  const dataProvider = useDataProvider();
  const touch = useTouch(resource, scope);
  const of = { resource: resource.name, meta: { scope } };

  const readAgain = useRefresh(resource);
  const refresh = useCallback(() => {
    otherTabs.tellSaved(affectedBy(resource));
    return readAgain();
  }, [otherTabs, resource, readAgain]);

  async function notifying<Result>(write: Promise<Result>, sentence?: (reason: Message) => Message): Promise<Result> {
    try {
      return await write;
    } catch (error) {
      notifications.fail(error, sentence);
      throw error;
    }
  }

  const update = async (id: RecordId, values: Values, meta?: MetaQuery) => {
    await dataProvider.update<DataRecord, Values>({ ...of, meta: { scope, ...meta }, id, variables: values });
    touch(id);
    resource.onSaved?.({ scope, id, values }, providers);
  };
  /** What an action sends of one record: a call of its own, or values. */
  const perform = async (action: RowWrite, record: DataRecord): Promise<void> => {
    const { call: own, values, pause } = action;
    if (own) await call(own.row, own.request({ scope, id: record.id }));
    else await update(record.id, values?.(record) ?? {});
    if (pause) cooldownStore(providers).note(action, scope, record.id);
  };
  const remove = (id: RecordId) => dataProvider.deleteOne({ ...of, id });

  return {
    refresh,
    notifying,
    update: (id: RecordId, values: Values, sentence = resource.texts.updateFailed) =>
      notifying(update(id, values), sentence),
    act: (action: RowWrite, record: DataRecord) =>
      notifying(perform(action, record), action.failure ?? resource.texts.updateFailed),
    remove: (id: RecordId) => notifying(remove(id)),
    /** The same calls, whose failures are told by whoever makes them. */
    silent: { update, act: perform, remove },
  };
}
