import { useProviders } from '#providers/useProviders.ts';
import { replyText, replyTypeNames } from '../replies/replyText.ts';
import type { Rule } from '../replies/rulesOf.ts';

/** A reply as a phone would show it, more or less. RB-D1 */
export function Bubble({ rule }: { readonly rule: Rule }) {
  const { fileHost } = useProviders();
  const { reply_type = 1, media_url = '', share_desc = '', share_thumb_url = '' } = rule;
  const said = replyText(rule);
  if (reply_type === 1) return <p className="bubble theirs">{said}</p>;
  if (reply_type === 3) return <img className="bubble theirs picture" src={fileHost.resolve(media_url)} alt={said} />;
  return (
    <div className="bubble theirs card">
      <span className="soft">{replyTypeNames[reply_type]}</span>
      <strong>{said}</strong>
      {share_desc !== '' && <span className="soft">{share_desc}</span>}
      {share_thumb_url !== '' && <img src={fileHost.resolve(share_thumb_url)} alt="" />}
    </div>
  );
}
