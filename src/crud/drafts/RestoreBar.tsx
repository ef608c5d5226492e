import type { FieldMap } from '#fields/Field.ts';
import { useProviders } from '#providers/useProviders.ts';
import { namesText } from '../form/changesText.ts';
import { useStore } from '../form/createStore.ts';
import { agoText } from './agoText.ts';
import type { Draft } from './createDrafts.ts';
import type { FormDraft } from './useDraft.ts';
import './drafts.css';

interface Props {
  readonly fields: FieldMap;
  readonly draft: FormDraft;
  /** Puts it into the form, and gives back how to take it out again. */
  readonly onRestore: (draft: Draft) => () => void;
}

/** Offers what an earlier form has left; nothing is put in without being asked for, and it can be taken out again. E2 */
export function RestoreBar({ fields, draft, onRestore }: Props) {
  const { clock } = useProviders();
  const found = useStore(draft.offer);
  const takeBack = useStore(draft.accepted);
  if (takeBack) {
    return (
      <section className="restore-bar" aria-label="已恢复的内容">
        <p role="status">未保存的内容已恢复</p>
        <button type="button" className="button" onClick={takeBack}>
          撤销恢复
        </button>
      </section>
    );
  }
  if (!found) return null;
  const labels = draft.fieldsOf(found).map((name) => fields[name]?.label ?? '');
  return (
    <section className="restore-bar" aria-label="未保存的内容">
      <p>{`有一份${agoText(clock.now() - found.at)}未保存的内容：${namesText(labels)}`}</p>
      <div className="buttons">
        <button type="button" className="button filled" onClick={() => draft.accept(onRestore(found))}>
          恢复
        </button>
        <button type="button" className="button" onClick={draft.decline}>
          放弃
        </button>
      </div>
    </section>
  );
}
