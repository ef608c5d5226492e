import type { Answer } from '#providers/access/createAccessControl.ts';
import type { DataRecord, RecordId, Values } from '#providers/data/calls.ts';
import { AppletError } from '#providers/http/AppletError.ts';
import type { Notifications } from '#providers/notification/createNotifications.ts';
import { type Message, messages } from '#schemas/messages.ts';
import type { FormWrite } from '../data/useFormWrite.ts';
import type { Release } from '../drafts/createDrafts.ts';
import { type FormDeclaration, fieldOf, type Resource } from '../Resource.ts';
import { namesText } from './changesText.ts';
import type { Edits } from './createEdits.ts';
import type { FormMode } from './FormMode.ts';
import { changedPart, fromForm } from './formValues.ts';
import type { FormView } from './formView.ts';
import { linesOf } from './severalLines.ts';

interface Dependencies {
  readonly resource: Resource;
  readonly edits: Edits;
  readonly write: FormWrite;
  readonly notifications: Pick<Notifications, 'open'>;
  readonly view: Pick<FormView, 'goTo'>;
  /** Says at these fields what is wrong with them. */
  readonly refuse: (faults: Readonly<Record<string, Message>>, values: Values) => void;
  /** What is sent, as the merchant's rights are now. */
  readonly written: () => FormDeclaration;
  /** Whether a record may be changed as it is now: somebody may have closed it meanwhile. R7 */
  readonly mayChange: (record: DataRecord) => Answer;
}

/** What has become of a save. */
export interface Saved {
  /** What the form held when it went out. */
  readonly sent: Values;
  /** The one record; undefined when there are several. */
  readonly id: RecordId | undefined;
  /** Rows go after the record, by calls of their own; one of them may have failed. */
  readonly whole: boolean;
  readonly says: Message;
}

/** Said of a save that had nothing to send. */
export const UNCHANGED: Message = '没有需要保存的修改';

/**
 * How what a form holds becomes calls, each made once.
 *
 * @returns `asks` when nothing was sent and it is the merchant's turn.
 * @throws AppletError that was told already; the form stays as it is. G7
 */
export function createSave(needs: Dependencies): (mode: FormMode) => Promise<Saved | 'asks'> {
  const { resource, edits, write, notifications, view, refuse, written, mayChange } = needs;
  const { changes, merge, releases, values } = edits;

  /** Whether a row would have been sent had it stayed; a list that is no longer in sight has taken its rows along. */
  function stands({ field, row }: Release): boolean {
    const before = { ...values(), [field]: changes.baseline()[field] };
    const sent = fromForm(resource, written(), before)[field];
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

  /** Looks what the record holds now, one read for each save: nothing that others have made of it goes back. N1 */
  async function update(id: RecordId): Promise<Saved | 'asks'> {
    const wasDirty = changes.all().length > 0;
    const fresh = await write.read(id);
    if (fresh) edits.takeAnswer(fresh);
    const { can, reason } = fresh ? mayChange(fresh) : { can: true };
    if (!can) {
      notifications.open('error', `没有保存：${reason ?? '没有权限'}`);
      return 'asks';
    }
    const both = merge.ask();
    if (both.length > 0) {
      const by = both.every((name) => merge.conflicts.get().get(name)?.from === 'draft') ? '草稿里另有' : '别处也改了';
      notifications.open('info', `${by}：${labelled(resource, both)}。请选好用哪一个再保存；不选就按你的保存`);
      view.goTo(both.slice(0, 1));
      return 'asks';
    }
    const [held, before] = [values(), changes.baseline()];
    const arrived = wasDirty && changes.all().length === 0;
    const { sent, problems } = changedPart(resource, written(), changes.all(), { values: held, before });
    if (problems.length > 0) {
      refuse(Object.fromEntries(problems), held);
      notifications.open('error', `没有保存：${problems.map(([, problem]) => problem).join('；')}`);
      return 'asks';
    }
    if (Object.keys(sent).length > 0) await write.save(id, sent, fresh);
    const whole = await removeRows(id);
    if (arrived) edits.idempotent.settle();
    const says = arrived || wasDirty || !whole ? (resource.texts.updated ?? messages.saved) : UNCHANGED;
    return { sent: held, id, whole, says };
  }

  /** One record, or one for each line; of those that could not be added the lines stay. */
  async function create(): Promise<Saved> {
    const sent = values();
    const { each } = written();
    const made = fromForm(resource, written(), sent);
    const lines = each === undefined ? [] : linesOf(made[each]);
    const says = lines.length > 1 ? `已添加 ${lines.length} 条` : (resource.texts.created ?? messages.saved);
    if (each === undefined || lines.length === 0) return { sent, id: await write.create(made), whole: true, says };
    for (const [at, line] of lines.entries()) {
      try {
        await write.create({ ...made, [each]: line });
      } catch (error) {
        if (at > 0) {
          edits.put({ [each]: lines.slice(at).join('\n') });
          notifications.open('info', `已添加 ${at} 条，还有 ${lines.length - at} 条没有添加`);
          void write.refresh();
        }
        throw error;
      }
    }
    return { sent, id: undefined, whole: true, says };
  }

  return (mode) => (mode.verb === 'update' ? update(mode.of.id) : create());
}

/** What fields are called, in one line. */
export const labelled = (resource: Resource, names: readonly string[]): Message =>
  namesText(names.map((name) => fieldOf(resource, name).label));

/** The fields that the applet would not take, in its own words. */
export const faultsIn = (error: unknown) => (error instanceof AppletError ? error.faults : undefined);
