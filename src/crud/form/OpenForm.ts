import type { FieldPort } from '#fields/form/FieldContext.ts';
import type { VisibilityTracker } from '#fields/list/createVisibilityTracker.ts';
import type { DataRecord, RecordId, Scope, Values } from '#providers/data/calls.ts';
import type { Act } from '#providers/http/Act.ts';
import type { Providers } from '#providers/useProviders.ts';
import type { Message } from '#schemas/messages.ts';
import type { useConfirm } from '#ui/ConfirmProvider.tsx';
import type { Store } from '../createStore.ts';
import type { FormWrite } from '../data/useFormWrite.ts';
import type { DraftPorts } from '../drafts/createFormDraft.ts';
import type { FormDeclaration, Resource } from '../Resource.ts';
import type { Edits, FieldStore } from './createEdits.ts';
import type { FieldErrors } from './createFieldErrors.ts';
import type { Others } from './createOthers.ts';
import type { Uploads } from './createUploads.ts';
import type { FormMode } from './FormMode.ts';
import type { FormFor } from './formFor.ts';
import type { FormView } from './formView.ts';

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

/** What a form is given of the world. */
export interface FormPorts extends DraftPorts {
  readonly notifications: Pick<Providers['notifications'], 'open'>;
  /** Holds the values, and tells the inputs of them. */
  readonly fields: FieldStore;
  /** The page it is drawn on. */
  readonly view: FormView;
  /** Rows far down are not drawn before somebody comes near them. */
  readonly rows: Pick<VisibilityTracker, 'watch' | 'drawWrong'>;
  readonly write: (act: Act) => FormWrite;
  readonly confirm: ReturnType<typeof useConfirm>;
  /** What was read of the other records, where `own` is the one that is edited. */
  readonly othersOf: (own: () => RecordId | undefined) => Others;
  /** Reads the record anew; missing where that is not served. */
  readonly refetch?: (() => Promise<DataRecord | undefined>) | undefined;
}

/** What a form is opened over. */
export interface FormNeeds {
  readonly resource: Resource;
  readonly form: FormDeclaration;
  readonly scope: Scope;
  readonly start: FormMode;
  /** The form stays open after a save. */
  readonly stays?: boolean | undefined;
  readonly ports: FormPorts;
}

/** One open form: its values, what has changed, its draft, what comes from elsewhere, and saving it. G7, G8, T9 */
export interface OpenForm extends Omit<Edits, 'typed' | 'takeAnswer' | 'isDirty' | 'settle' | 'beginAnother' | 'put'> {
  readonly resource: Resource;
  readonly scope: Scope;
  readonly errors: FieldErrors;
  readonly uploads: Uploads;
  /** How many things its inputs have asked for and not got. */
  readonly arriving: Store<number>;
  /** What its inputs may ask of it. */
  readonly port: Omit<FieldPort, 'Item' | 'useOptions' | 'useCities' | 'RefCreate' | 'unit'>;
  getSnapshot(): FormState;
  subscribe(listener: () => void): () => void;
  /** Called when everything is saved and the form may go. Gives back how to listen no longer. */
  onSaved(listener: () => void): () => void;
  /** The fields are there: fills in what a new one is begun with. */
  begin(): void;
  /** All fields are on the page: a save waits for it, for what is not drawn would not be checked. G7 */
  drawn(): void;
  /** After the merchant has changed these fields. */
  typed(names: readonly string[]): void;
  /** A later answer: the merchant has come back to the tab, or the network has. */
  takeAnswer(record: DataRecord): void;
  /** Sends what is in it; `next` clears it for another one. */
  save(next?: boolean): Promise<void>;
  /** Whether anything would be lost if it went now. */
  isDirty(): boolean;
  /** Writes down what is typed. @returns whether all of it is safe: a file that is not there yet never is. */
  keep(): boolean;
  /** Writes down what is typed, what inputs hold back included. */
  putAway(): void;
}
