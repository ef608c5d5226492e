import { useDeferredValue, useMemo, useState } from 'react';
import { useProviders } from '#providers/useProviders.ts';
import { type Chat, matchingReplies } from '#schemas/rules/autoReply.ts';
import { replyText, replyTypeNames } from '../replies/replyText.ts';
import type { Rule } from '../replies/rulesOf.ts';
import { hitText, nearMissText, reasonText } from './reasonText.ts';

const chats: readonly { readonly value: Chat; readonly label: string }[] = [
  { value: 'private', label: '私聊' },
  { value: 'group', label: '群聊' },
];

/** A message tried on the rules as they stand: who answers, why, and who nearly does. Nothing is sent. RB-D1 */
export function Tester({ rules }: { readonly rules: readonly Rule[] }) {
  const [text, setText] = useState('');
  const [chat, setChat] = useState<Chat>('private');
  const asked = useDeferredValue(text);
  const { matches, nearMisses } = useMemo(() => matchingReplies(rules, { text: asked, chat }), [rules, asked, chat]);
  const [first] = matches;

  return (
    <section className="robot-tester" aria-label="自动回复测试器">
      <h2>试一条消息</h2>
      <p className="soft">按现在的规则推算，不会发给任何人</p>
      <fieldset className="robot-chats">
        <legend className="unseen">在哪里发</legend>
        {chats.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name="robot-chat" checked={chat === value} onChange={() => setChat(value)} />
            {label}
          </label>
        ))}
      </fieldset>
      <input
        className="input"
        aria-label="测试消息"
        placeholder="例如：请问营业时间是几点"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {asked.trim() !== '' && (
        <div className="robot-verdict">
          <div className="robot-chat">
            <p className="bubble mine">{asked}</p>
            {first && <Bubble rule={first.rule} />}
          </div>
          <p role="status" className={matches.length === 1 ? 'robot-hit' : 'robot-hit unsure'}>
            {hitText(matches.length)}
          </p>
          {matches.length > 0 && (
            <ol className="robot-rules" aria-label="命中的规则">
              {matches.map((match) => (
                <li key={match.rule.id}>
                  <strong>{match.rule.keyword}</strong>
                  <span className="soft">{reasonText(match)}</span>
                </li>
              ))}
            </ol>
          )}
          {nearMisses.length > 0 && (
            <>
              <h3>差一点命中</h3>
              <ul className="robot-rules" aria-label="差一点命中的规则">
                {nearMisses.map((miss) => (
                  <li key={miss.rule.id}>
                    <strong>{miss.rule.keyword}</strong>
                    <span className="soft">{nearMissText(miss)}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
    </section>
  );
}

/** A reply as a phone would show it, more or less. RB-D1 */
function Bubble({ rule }: { readonly rule: Rule }) {
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
