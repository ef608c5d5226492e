import { useSyncExternalStore } from 'react';
import type { FormDraft } from './useDraft.ts';
import './drafts.css';

interface Props {
  readonly draft: Pick<FormDraft, 'subscribe' | 'offers'>;
  /** What is done there as well, e.g. `正在编辑这件商品`. */
  readonly what: string;
}

/** Says that the same is being typed in another tab. */
export function OtherTab({ draft: { subscribe, offers }, what }: Props) {
  const elsewhere = useSyncExternalStore(subscribe, offers.isElsewhere);
  return elsewhere ? <p className="other-tab" role="status">{`另一个标签页也${what}，两边的草稿各自保存`}</p> : null;
}
