import { useSyncExternalStore } from 'react';
import type { FormDraft } from './useDraft.ts';
import './drafts.css';

interface Props {
  readonly draft: Pick<FormDraft, 'subscribe' | 'isElsewhere'>;
  /** What is edited, e.g. `这件商品`. */
  readonly what: string;
}

/** Says that the same is being typed in another tab. */
export function OtherTab({ draft, what }: Props) {
  const elsewhere = useSyncExternalStore(draft.subscribe, draft.isElsewhere);
  return elsewhere ? <p className="other-tab" role="status">{`${what}正在另一个标签页编辑`}</p> : null;
}
