import type { Answer } from '#providers/access/createAccessControl.ts';
import type { DataRecord } from '#providers/data/calls.ts';
import type { Message } from '#schemas/messages.ts';
import type { ResourceAccess } from '../access/useAccess.ts';
import { canClone, canRead, isScreen, type Resource, type Rights, type RowAction, type RowWrite } from '../Resource.ts';

/** Something that may be done to a record from its row. */
export interface RowVerb {
  /** `show`, `edit`, `clone`, `delete`, or the name of an action. */
  readonly name: string;
  label(record: DataRecord): string;
  /** Whether it makes sense for this record now; left out, for every one. */
  offered?(record: DataRecord, now: number): boolean;
  readonly danger?: true;
  /** One the resource declares, rather than one of the engine's own. */
  readonly action?: true;
  /** It says when it was last done, and waits before it is done again. */
  readonly paused?: RowWrite;
  /** Why whoever is signed in may not. R7 */
  readonly denied?: Message;
  /** Why it may not be done to this record. */
  denies?(record: DataRecord): Message | undefined;
}

/** Why a verb may not be done to a record, by whoever is signed in. */
export const deniedOf = ({ denied, denies }: RowVerb, record: DataRecord): Message | undefined =>
  denied ?? denies?.(record);

export interface RowVerbs {
  /** Buttons in the row. G2 */
  readonly inline: readonly RowVerb[];
  /** Behind its ⋯ button. */
  readonly more: readonly RowVerb[];
  /** In the columns of the switches they turn, by field. */
  readonly turns?: Readonly<Record<string, RowVerb>>;
  /** Rows are sorted by hand: each has a handle, and in its menu the steps up and down. C2 */
  readonly moves?: true;
}

/** More than this would push the facts out of the row. */
const INLINE_ACTIONS = 2;

/** Whether several records can be dealt with at once. */
export const hasBulk = ({ calls, actions }: Pick<Resource, 'calls' | 'actions'>): boolean =>
  calls.deleteOne !== undefined || Object.values(actions).some((action) => !isScreen(action));

/**
 * What stands in a row and what behind it: editing, the declared actions and deleting first, the rest on demand.
 *
 * A page that a record has to itself is where the work is done: the way there comes before all. B1
 */
export function rowVerbs(resource: Resource, { may, mayAct }: ResourceAccess): RowVerbs {
  const { form, calls } = resource;
  const made = (
    { name, label, danger }: Pick<RowVerb, 'name' | 'label'> & { readonly danger?: true | undefined },
    asks?: (record?: DataRecord) => Answer,
  ): RowVerb => {
    const denied = asks && reasonOf(asks());
    return {
      name,
      label,
      ...(danger && { danger }),
      ...(denied !== undefined && { denied }),
      ...(asks && { denies: (record: DataRecord) => reasonOf(asks(record)) }),
    };
  };
  const verb = (name: string, label: RowVerb['label'], right?: keyof Rights, danger?: true): RowVerb =>
    made({ name, label, danger }, right && ((record) => may(right, record)));
  const ofAction = (name: string, action: RowAction) => made({ name, ...action }, (record) => mayAct(action, record));
  const showing = canRead(resource) ? [verb('show', () => '查看')] : [];
  const leads = resource.show === undefined && resource.routes.show !== undefined;
  const editing = form && calls.update ? [verb('edit', () => '编辑', 'update')] : [];
  const turning = Object.entries(resource.actions).flatMap(([name, action]) =>
    isScreen(action) || action.turns === undefined ? [] : [[action.turns, ofAction(name, action)] as const],
  );
  const standing = Object.entries(resource.actions).filter(
    ([, action]) => isScreen(action) || action.turns === undefined,
  );
  const acting = standing.map(([name, action]) => ({
    ...ofAction(name, action),
    action: true as const,
    ...(action.offered && { offered: action.offered }),
    ...(!isScreen(action) && action.pause && { paused: action }),
  }));
  const inFront = leads || editing.length === 0;
  const room = inFront && editing.length > 0 ? INLINE_ACTIONS - 1 : INLINE_ACTIONS;
  const cloning = canClone(resource) ? [verb('clone', () => '复制', 'create')] : [];
  const deleting = calls.deleteOne ? [verb('delete', () => '删除', 'deleteOne', true)] : [];
  return {
    inline: [...(inFront ? showing : []), ...editing, ...acting.slice(0, room), ...deleting],
    more: [...(inFront ? [] : showing), ...acting.slice(room), ...cloning],
    ...(resource.order && { moves: true }),
    ...(turning.length > 0 && { turns: Object.fromEntries(turning) }),
  };
}

const reasonOf = ({ can, reason }: Answer): Message | undefined => (can ? undefined : (reason ?? '没有权限'));

/**
 * What is offered for one record at a time, in milliseconds since 1970: where something in its row makes no sense, an
 * action from behind takes the place.
 */
export function verbsFor({ inline, more }: RowVerbs, record: DataRecord, now: number): RowVerbs {
  const offered = ({ offered }: RowVerb) => offered?.(record, now) ?? true;
  const standing = inline.filter(offered);
  const behind = more.filter(offered);
  const free = behind.filter(({ action }) => action).slice(0, inline.length - standing.length);
  return { inline: [...standing, ...free], more: behind.filter((verb) => !free.includes(verb)) };
}
