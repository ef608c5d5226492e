import { OtherTab } from '../drafts/OtherTab.tsx';
import { RestoreBar } from '../drafts/RestoreBar.tsx';
import type { Resource } from '../Resource.ts';
import { doingText } from './Start.ts';
import type { RecordFormState } from './useRecordForm.ts';

interface Props {
  readonly resource: Resource;
  readonly state: RecordFormState;
}

/** Above every form: what earlier ones have left here, and that another tab is at the same. N4 */
export const DraftNotes = ({ resource, state: { draft, start, takeDraft } }: Props) => (
  <>
    <RestoreBar fields={resource.fields} draft={draft} isNew={start.verb !== 'update'} onRestore={takeDraft} />
    <OtherTab draft={draft} what={doingText(resource, start.verb)} />
  </>
);
