import { useDeferredValue, useMemo, useState } from 'react';
import type { DataRecord } from '#providers/data/calls.ts';
import { type Rule, rulesOf } from '../replies/rulesOf.ts';
import { Tester } from './Tester.tsx';
import './tester.css';
import { CopyButton } from '#crud/copy/CopyButton.tsx';
import { useKept } from '#crud/views/useKept.ts';
import type { Chat } from '#schemas/rules/autoReply.ts';
import { coverageOf, coverageText, questionsIn } from './coverage.ts';

interface Props {
  readonly shop: number;
  readonly records: readonly DataRecord[];
}

/** One message and many questions, tried on the rules as they stand. RB-D1, RB-D2 */
export function TesterTab({ shop, records }: Props) {
  const rules = useMemo(() => rulesOf(records), [records]);
  return (
    <div className="robot-testers">
      <Tester rules={rules} />
      <Coverage shop={shop} rules={rules} />
    </div>
  );
}

const readText = (kept: unknown): string => (typeof kept === 'string' ? kept : '');

/** Questions buyers really ask, held against the rules: which of them nobody answers. Kept in this browser. RB-D2 */
function Coverage({ shop, rules }: { readonly shop: number; readonly rules: readonly Rule[] }) {
  const [text, keep] = useKept(`robot.questions.${shop}`, readText);
  const [chat, setChat] = useState<Chat>('group');
  const [openOnly, setOpenOnly] = useState(false);
  const asked = useDeferredValue(text);
  const covered = useMemo(() => coverageOf(rules, questionsIn(asked), chat), [rules, asked, chat]);
  const shown = openOnly ? covered.filter(({ answers }) => answers.length === 0) : covered;

  return (
    <section className="robot-tester" aria-label="问题覆盖测试">
      <h2>试一批问题</h2>
      <p className="soft">把常见的问题粘贴进来，每行一个，看看哪些没有回复。仅保存在本机</p>
      <textarea
        className="input"
        aria-label="常见问题"
        rows={6}
        placeholder={'几点开门\n怎么付款\n送到温哥华要多少运费'}
        value={text}
        onChange={({ target }) => keep(target.value)}
      />
      <div className="robot-coverage-bar">
        <label>
          <input
            type="checkbox"
            checked={chat === 'group'}
            onChange={({ target }) => setChat(target.checked ? 'group' : 'private')}
          />
          <span>在群里问</span>
        </label>
        <label>
          <input type="checkbox" checked={openOnly} onChange={({ target }) => setOpenOnly(target.checked)} />
          <span>只看没有回复的</span>
        </label>
        {text.trim() !== '' && <CopyButton text={text} label="复制问题" />}
      </div>
      {covered.length > 0 && (
        <>
          <p role="status" className="robot-hit">
            {coverageText(covered)}
          </p>
          <ul className="robot-rules" aria-label="每个问题的回复">
            {shown.map(({ question, answers }) => (
              <li key={question}>
                <strong>{question}</strong>
                {answers.length > 0 ? (
                  <span className="soft">{`由「${answers.join('」「')}」回复`}</span>
                ) : (
                  <span className="tag bad">没有回复</span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
