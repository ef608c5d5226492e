import { useRef, useState } from 'react';
import type { Answer } from '#providers/access/createAccessControl.ts';
import type { DataRecord, RecordId, Values } from '#providers/data/calls.ts';
import type { Act } from '#providers/http/Act.ts';
import { AppletError } from '#providers/http/AppletError.ts';
import { useProviders } from '#providers/useProviders.ts';
import { type Message, messages } from '#schemas/messages.ts';
import type { FormDraft } from '../drafts/useDraft.ts';
import { fieldOf, type Resource } from '../Resource.ts';
import { namesText } from './changesText.ts';
import type { Changes } from './createChanges.ts';
import type { Merge } from './createMerge.ts';
import { goTo } from './FieldError.ts';
import type { FormMode } from './FormMode.ts';
import { linesOf } from './severalLines.ts';
import type { useSend } from './useSend.ts';

interface Dependencies {
  readonly resource: Resource;
  readonly start: FormMode;
  readonly act: Act;
  readonly changes: Changes;
  readonly merge: Merge;
  readonly draft: FormDraft;
  readonly send: ReturnType<typeof useSend>;
  readonly values: () => Values;
  /** The field whose lines become records. */
  readonly each: string | undefined;
  readonly flush: () => void;
  /** Whether its files let it go out. */
  readonly gate: () => Promise<boolean>;
  /** @throws what antd throws when fields are wrong. */
  readonly check: () => Promise<unknown>;
  /** Whether a record may be changed as it is now: somebody may have closed it meanwhile. R7 */
  readonly refusal: (record: DataRecord) => Answer;
  /** Some fields are wrong. */
  readonly onRefused: () => void;
  /** The applet would not take some of them. */
  readonly onFaults: (faults: Readonly<Record<string, Message>>) => void;
  /** What is compared from now on, and what was typed over it since. */
  readonly onBaseline: (sent: Values) => void;
  /** What was sent is added; another one is to be filled in, beginning with what was typed since. */
  readonly onNext: (sent: Values) => void;
  /** What was sent is this record now, and what was typed since belongs to it. */
  readonly onMade: (id: RecordId) => void;
  /** A record as the form would hold it. */
  readonly toForm: (record: DataRecord) => Values;
  /** Takes in what the server holds; missing where one record cannot be read. */
  readonly reload: (() => Promise<void>) | undefined;
  readonly onSaved: () => void;
  /** The form stays open after a save. */
  readonly stays: boolean;
}

/** Saves a form exactly once per press; a form that has been saved and is on its way out sends nothing more. G7, T9 */
export function useSave(needs: Dependencies) {
  const { resource, start, act, changes, merge, draft, send, values, flush, each, reload } = needs;
  const { notifications } = useProviders();
  const [saving, setSaving] = useState(false);
  const held = useRef(false);
  const left = useRef(false);
  const labelled = (names: readonly string[]) => namesText(names.map((name) => fieldOf(resource, name).label));

  /**
   * Looks what the record holds now, one read for each save: nothing that others have made of it goes back.
   *
   * @returns `asks` when both have changed the same, and it is the merchant's turn. N1
   */
  async function update(id: RecordId) {
    const wasDirty = changes.all().length > 0;
    const fresh = await send.read(id);
    if (fresh) merge.takeAnswer(needs.toForm(fresh));
    const { can, reason } = fresh ? needs.refusal(fresh) : { can: true };
    if (!can) {
      notifications.open('error', `没有保存：${reason ?? '没有权限'}`);
      return 'asks';
    }
    const both = merge.ask();
    if (both.length > 0) {
      const by = both.every((name) => merge.conflicts.get().get(name)?.from === 'draft') ? '草稿里另有' : '别处也改了';
      notifications.open('info', `${by}：${labelled(both)}。请选好用哪一个再保存；不选就按你的保存`);
      goTo(both.slice(0, 1));
      return 'asks';
    }
    const sent = values();
    const arrived = wasDirty && changes.all().length === 0;
    const whole = await send.update(id, fresh);
    if (arrived) act.settle();
    return { sent, whole, id, says: arrived || wasDirty || !whole ? savedText(resource, start, 1) : UNCHANGED };
  }

  async function create() {
    const sent = values();
    const id = await send.create();
    return { sent, whole: true, id, says: savedText(resource, start, linesOf(sent[each ?? '']).length) };
  }

  async function save(next: boolean) {
    const saved = start.verb === 'update' ? await update(start.of.id) : await create();
    if (saved === 'asks') return;
    const { sent, whole, id, says } = saved;
    void send.refresh();
    flush();
    changes.rebase(sent, values());
    const typed = changes.all();
    const stays = next || needs.stays || typed.length > 0 || (!whole && reload !== undefined);
    left.current = !stays;
    draft.forget();
    const made = start.verb !== 'update' && stays && !next ? id : undefined;
    if (next || (start.verb !== 'update' && stays && made === undefined)) needs.onNext(sent);
    else if (stays) needs.onBaseline(sent);
    if (made !== undefined) needs.onMade(made);
    if (stays && typed.length > 0) draft.write();
    if (whole) notifications.open(says === UNCHANGED ? 'info' : 'success', says);
    if (typed.length > 0) notifications.open('info', `保存时又输入的还没有保存：${labelled(typed)}`);
    if (!stays) needs.onSaved();
    else if (start.verb === 'update') await reload?.();
  }

  /** `next` clears the form for another one. */
  async function submit(next = false) {
    if (held.current || left.current) return;
    held.current = true;
    try {
      if (!(await needs.gate())) return;
      setSaving(true);
      flush();
      await needs.check();
      await save(next);
    } catch (error) {
      if (isInvalid(error)) needs.onRefused();
      else if (error instanceof AppletError && error.faults) needs.onFaults(error.faults);
      // Anything else was told where it was made; the form stays as it is. G7
    } finally {
      held.current = false;
      if (!left.current) setSaving(false);
    }
  }

  return { saving, submit, hasLeft: () => left.current };
}

const UNCHANGED: Message = '没有需要保存的修改';

const savedText = ({ texts }: Resource, { verb }: FormMode, lines: number): Message => {
  if (verb !== 'update' && lines > 1) return `已添加 ${lines} 条`;
  return (verb === 'update' ? texts.updated : texts.created) ?? messages.saved;
};

/** What antd throws when fields are wrong. */
const isInvalid = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'errorFields' in error && Array.isArray(error.errorFields);
