import type { DataRecord, RecordId, RemovalRow, Scope, Values } from '#providers/data/calls.ts';
import type { IdempotentWrite } from '#providers/http/IdempotentWrite.ts';
import { useProviders } from '#providers/useProviders.ts';
import type { Resource } from '../Resource.ts';
import { useDataProvider } from './MadeRefine.ts';
import { readFresh } from './readFresh.ts';
import { useTouch } from './useHighlightedRow.ts';
import { useWrite } from './useWrite.ts';

/** The calls of one form. */
export type FormWrite = ReturnType<ReturnType<typeof useFormWrite>>;

/**
 * The calls of a form, told and thrown on as `useWrite`'s are.
 *
 * `idempotent` is what is sent: pressed again after an answer that never came, it is the same write. T9, N4
 */
export function useFormWrite(resource: Resource, scope: Scope) {
  const { call } = useProviders();
  const provider = useDataProvider();
  const touch = useTouch(resource, scope);
  const { notifying, silent, refresh } = useWrite(resource, scope);
  const { createFailed, updateFailed } = resource.texts;

  async function add(values: Values, idempotent: IdempotentWrite): Promise<RecordId> {
    const made = await provider.create<DataRecord, Values>({
      resource: resource.name,
      meta: { scope, idempotent },
      variables: values,
    });
    touch(made.data.id);
    return made.data.id;
  }

  return (idempotent: IdempotentWrite) => ({
    refresh,
    /** What a record holds right now; what a save would overwrite is seen in it. N1 */
    read: (id: RecordId) => notifying(readFresh({ provider, resource, scope }, id), updateFailed),
    /** @returns the id of the new record. */
    create: (values: Values) => notifying(add(values, idempotent), createFailed),
    /** Writes what a form has changed; `held` is what was read of the record for it. */
    save: (id: RecordId, values: Values, held: DataRecord | undefined) =>
      notifying(silent.update(id, values, { idempotent, held }), updateFailed),
    /** Takes a saved row out of a nested list. G5 */
    async removeRow(field: string, id: RecordId, row: RemovalRow) {
      const removal = resource.removals[field];
      if (removal) await notifying(call(removal.row, removal.request({ scope, id, row })), updateFailed);
    },
  });
}
