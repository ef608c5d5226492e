import type { DataRecord, Values } from '#providers/data/calls.ts';
import type { Message } from '#schemas/messages.ts';
import { accessOf } from '../access/useAccess.ts';
import { createStore } from '../createStore.ts';
import type { DraftPorts } from '../drafts/createFormDraft.ts';
import type { FormDeclaration, Resource } from '../Resource.ts';
import { type FormMode, timeOf, valuesAt } from './FormMode.ts';
import { type FormFor, formFor } from './formFor.ts';

/** What is drawn of a form beside its fields, each of which hears of its own. */
export interface FormState {
  /** What was new and is saved while somebody types on is that record from then on. N2 */
  readonly mode: FormMode;
  /** What everything is compared with: as it was read or saved last. */
  readonly baseline: Values;
  /** The form as this merchant has it now. */
  readonly parts: FormFor;
  /** Why nothing of this record may be changed: the form is there to be read. R7 */
  readonly refused: Message | undefined;
  /** A save is asked for by one press and goes out once; a form that is saved and on its way out sends nothing more. T9 */
  readonly phase: 'open' | 'checking' | 'saving' | 'left';
}

interface Dependencies extends Pick<DraftPorts, 'profile'> {
  readonly resource: Resource;
  readonly form: FormDeclaration;
  readonly start: FormMode;
}

/** What {@link createFormState} gives back. */
export type OpenState = ReturnType<typeof createFormState>;

/** What a form is of at this moment, and what whoever is signed in may do with it. R7 */
export function createFormState({ resource, form, start, profile }: Dependencies) {
  const access = () => accessOf(resource, profile.get());
  // What is compared and kept is what this form was opened with; what of it may be changed by now is another matter.
  const opening = formFor(resource, form, access(), timeOf(start));
  const isMade = (mode: FormMode) => mode.verb === 'update' && start.verb !== 'update';

  function rightsTo(mode: FormMode): Pick<FormState, 'parts' | 'refused'> {
    const { can, reason } = mode.verb === 'update' ? access().may('update', mode.of) : { can: true };
    if (can && !isMade(mode)) return { parts: opening, refused: undefined };
    const parts = formFor(resource, isMade(mode) ? opening.seen : form, access(), 'update', !can);
    return { parts, refused: can ? undefined : (reason ?? '没有权限') };
  }
  const baseline = valuesAt(resource, form, start);
  const state = createStore<FormState>({ mode: start, baseline, phase: 'open', ...rightsTo(start) });
  const change = (next: Partial<FormState>) => state.set({ ...state.get(), ...next });
  const become = (mode: FormMode) => change({ mode, ...rightsTo(mode) });

  return {
    /** What of it may be filled in, as it was opened. */
    written: opening.written,
    get: state.get,
    subscribe(listener: () => void) {
      // Rights may change while the form is open, with whoever is signed in.
      const leaves = [state.subscribe(listener), profile.subscribe(() => become(state.get().mode))];
      return () => {
        for (const leave of leaves) leave();
      };
    },
    change,
    become,
    /** Whether what was new when it was opened is a record by now. N2 */
    isMade: () => isMade(state.get().mode),
    /** The record it is of; none while it is new. */
    own(): DataRecord | undefined {
      const { mode } = state.get();
      return mode.verb === 'update' ? mode.of : undefined;
    },
    /** Whether a record may be changed as it is now: somebody may have closed it meanwhile. */
    mayChange: (record: DataRecord) => access().may('update', record),
  };
}
