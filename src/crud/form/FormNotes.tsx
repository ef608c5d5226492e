import { useSyncExternalStore } from 'react';
import type { FormDraft } from '../drafts/createFormDraft.ts';
import { doingText } from './FormMode.ts';
import { RestoreBar } from './RestoreBar.tsx';
import type { RecordFormState } from './useRecordForm.ts';
import '../drafts/drafts.css';

interface Props {
  readonly state: RecordFormState;
}

/**
 * Above every form: what earlier ones have left here, and that another tab is at the same; over one that can only be read,
 * why its record may not be changed. N4, R7
 */
export function FormNotes({ state: { form, mode, refused } }: Props) {
  const { resource, draft, restore } = form;
  if (refused !== undefined) {
    return (
      <p role="status" className="refused-note">
        {refused}
      </p>
    );
  }
  return (
    <>
      <RestoreBar fields={resource.fields} draft={draft} isNew={mode.verb !== 'update'} onRestore={restore} />
      <OtherTab draft={draft} what={doingText(resource, mode.verb)} />
    </>
  );
}

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
