import { useSyncExternalStore } from 'react';
import { RestoreBar } from '../drafts/RestoreBar.tsx';
import type { FormDraft } from '../drafts/useDraft.ts';
import type { Resource } from '../Resource.ts';
import { doingText } from './FormMode.ts';
import type { RecordFormState } from './useRecordForm.ts';
import '../drafts/drafts.css';

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

interface OtherTabProps {
  readonly draft: Pick<FormDraft, 'subscribe' | 'offers'>;
  /** What is done there as well, e.g. `正在编辑这件商品`. */
  readonly what: string;
}

/** Says that the same is being typed in another tab. */
function OtherTab({ draft: { subscribe, offers }, what }: OtherTabProps) {
  const elsewhere = useSyncExternalStore(subscribe, offers.isElsewhere);
  return elsewhere ? <p className="other-tab" role="status">{`另一个标签页也${what}，两边的草稿各自保存`}</p> : null;
}
