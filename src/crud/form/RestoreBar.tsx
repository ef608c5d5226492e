import type { FieldMap } from '#fields/Field.ts';
import { useProviders } from '#providers/useProviders.ts';
import { Button } from '#ui/Button.tsx';
import { useStore } from '../createStore.ts';
import { agoText } from '../drafts/agoText.ts';
import type { KeptDraft } from '../drafts/createDrafts.ts';
import type { FormDraft } from '../drafts/createFormDraft.ts';
import { wordsOf } from '../drafts/wordsOf.ts';
import { namesText } from './changesText.ts';
import '../drafts/drafts.css';

interface Props {
  readonly fields: FieldMap;
  readonly draft: FormDraft;
  /** Whether something new is made: nobody can look then whether an earlier save has arrived. */
  readonly isNew: boolean;
  /** Puts it into the form. */
  readonly onRestore: (offer: KeptDraft) => void;
}

/** Said of a draft whose save was under way when its page went. N4 */
const UNKNOWN = '上次保存没有收到服务器的回复，可能已经保存成功。请先在列表里查一下，再提交。';

/** Offers what earlier forms have left; nothing is put in without being asked for, and it can be taken out again. E2, N4 */
export function RestoreBar({ draft, ...props }: Props) {
  const open = useStore(draft.offers.open);
  const accepted = useStore(draft.offers.accepted);
  return (
    <>
      {accepted && (
        <section className="restore-bar" aria-label="已恢复的内容">
          <p role="status">
            <span>未保存的内容已恢复</span>
            {props.isNew && accepted.draft.attempt && <span className="restore-doubt">{UNKNOWN}</span>}
          </p>
          <Button onClick={accepted.takeBack}>撤销恢复</Button>
        </section>
      )}
      {open.map((offer) => (
        <Offer key={offer.key} {...props} draft={draft} offer={offer} isOneOfMany={open.length > 1} />
      ))}
    </>
  );
}

interface OfferProps extends Props {
  readonly offer: KeptDraft;
  readonly isOneOfMany: boolean;
}

function Offer({ fields, draft, isNew, offer, isOneOfMany, onRestore }: OfferProps) {
  const { clock } = useProviders();
  const { fieldsOf, offers } = draft;
  const labels = fieldsOf(offer.draft).map((name) => fields[name]?.label ?? '');
  return (
    <section className="restore-bar" aria-label="未保存的内容">
      <p>
        <span>{`有一份${agoText(clock.now() - offer.draft.at)}未保存的内容：${namesText(labels)}`}</span>
        {isOneOfMany && <span className="restore-words">{wordsOf(offer.draft)}</span>}
        {isNew && offer.draft.attempt && <span className="restore-doubt">{UNKNOWN}</span>}
      </p>
      <div className="buttons">
        <Button look="filled" onClick={() => onRestore(offer)}>
          恢复
        </Button>
        <Button onClick={() => offers.decline(offer)}>放弃</Button>
      </div>
    </section>
  );
}
