import type { FormInstance } from 'rc-field-form';
import type { DataRecord, RecordId, Scope, Values } from '#providers/data/calls.ts';
import type { Act } from '#providers/http/Act.ts';
import { useProviders } from '#providers/useProviders.ts';
import type { Store } from '../createStore.ts';
import { useFormWrite } from '../data/useFormWrite.ts';
import type { Release } from '../drafts/createDrafts.ts';
import type { FormDeclaration, Resource } from '../Resource.ts';
import { changedPart } from './changedPart.ts';
import type { Changes } from './createChanges.ts';
import { fromForm } from './formValues.ts';
import { linesOf } from './severalLines.ts';

interface Dependencies {
  readonly resource: Resource;
  readonly scope: Scope;
  readonly form: FormInstance<Values>;
  /** What is sent. */
  readonly written: FormDeclaration;
  readonly changes: Changes;
  readonly releases: Store<readonly Release[]>;
  readonly act: Act;
}

/** How what a form holds becomes calls. */
export function useSend({ resource, scope, form, written, changes, releases, act }: Dependencies) {
  const { notifications } = useProviders();
  const write = useFormWrite(resource, scope, act);
  const values = (): Values => form.getFieldsValue(true);

  /** Whether a row would have been sent had it stayed; a list that is no longer in sight has taken its rows along. */
  function stands({ field, row }: Release): boolean {
    const before = { ...values(), [field]: changes.baseline()[field] };
    const sent = fromForm(resource, written, before)[field];
    return Array.isArray(sent) && sent.some(({ id }) => id === row.id);
  }

  async function removeRows(id: RecordId): Promise<boolean> {
    const gone = releases.get().filter(stands);
    releases.set([]);
    try {
      for (const { field, row } of gone) await write.removeRow(field, id, row);
      return true;
    } catch {
      return false;
    }
  }

  return {
    read: write.read,
    refresh: write.refresh,
    /** @returns whether all of it is saved: rows go after the record, by calls of their own. */
    async update(id: RecordId, held: DataRecord | undefined): Promise<boolean> {
      const changed = changedPart(resource, written, changes.all(), values());
      if (Object.keys(changed).length > 0) await write.save(id, changed, held);
      return removeRows(id);
    },
    /**
     * One record, or one for each line; of those that could not be added the lines stay.
     *
     * @returns the id of the one; undefined when there are several.
     */
    async create(): Promise<RecordId | undefined> {
      const { each } = written;
      const made = fromForm(resource, written, values());
      const lines = each === undefined ? [] : linesOf(made[each]);
      if (each === undefined || lines.length === 0) return write.create(made);
      for (const [at, line] of lines.entries()) {
        try {
          await write.create({ ...made, [each]: line });
        } catch (error) {
          if (at > 0) {
            form.setFieldValue(each, lines.slice(at).join('\n'));
            changes.compare([each], values());
            notifications.open('info', `已添加 ${at} 条，还有 ${lines.length - at} 条没有添加`);
            void write.refresh();
          }
          throw error;
        }
      }
      return undefined;
    },
  };
}
