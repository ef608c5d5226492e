import type { VisibilityTracker } from '#fields/list/createVisibilityTracker.ts';
import type { DataRecord, RecordId } from '#providers/data/calls.ts';
import type { IdempotentWrite } from '#providers/http/IdempotentWrite.ts';
import type { Providers } from '#providers/useProviders.ts';
import type { useConfirm } from '#ui/ConfirmProvider.tsx';
import type { FormWrite } from '../data/useFormWrite.ts';
import type { DraftPorts } from '../drafts/createFormDraft.ts';
import type { FieldStore } from './createFieldValues.ts';
import type { Others } from './createOthers.ts';
import type { FormView } from './formView.ts';

/** What a form is given of the world. */
export interface FormPorts extends DraftPorts {
  readonly notifications: Pick<Providers['notifications'], 'open' | 'get' | 'close'>;
  /** Holds the values, and tells the inputs of them. */
  readonly fields: FieldStore;
  /** The page it is drawn on. */
  readonly view: FormView;
  /** Rows far down are not drawn before somebody comes near them. */
  readonly rows: Pick<VisibilityTracker, 'watch' | 'drawWrong'>;
  readonly write: (idempotent: IdempotentWrite) => FormWrite;
  readonly confirm: ReturnType<typeof useConfirm>;
  /** What was read of the other records, where `own` is the one that is edited. */
  readonly othersOf: (own: () => RecordId | undefined) => Others;
  /** Reads the record anew; missing where that is not served. */
  readonly refetch?: (() => Promise<DataRecord | undefined>) | undefined;
}
