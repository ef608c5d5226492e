import { useMemo, useState } from 'react';
import { CopyButton } from '#crud/copy/CopyButton.tsx';
import type { Day } from '../model/Day.ts';
import { chainText, firstOptions } from './chainText.ts';

interface Props {
  readonly day: Day;
  /** Whether somebody may still join. */
  readonly running: boolean;
}

/** Shorter than this, a message would hold nobody. */
const LEAST = 100;

/** The roll call, a box for each message, with what a group may read of it. GD-D1 */
export function ChainText({ day, running }: Props) {
  const [options, setOptions] = useState(firstOptions);
  const messages = useMemo(() => chainText(day, options), [day, options]);
  if (day.buyers.length === 0) return <p className="soft">还没有人报名</p>;
  return (
    <>
      {running && <p className="soft">团购还没有结束，编号可能变化</p>}
      <fieldset className="text-options">
        <legend className="unseen">接龙选项</legend>
        <label>
          <input
            type="checkbox"
            checked={options.hideNames}
            onChange={({ target }) => setOptions({ ...options, hideNames: target.checked })}
          />
          <span>隐藏姓名</span>
        </label>
        <label>
          <input
            type="checkbox"
            checked={options.amounts}
            onChange={({ target }) => setOptions({ ...options, amounts: target.checked })}
          />
          <span>带金额</span>
        </label>
        <label>
          <span>每条最多</span>
          <input
            type="number"
            className="input"
            min={LEAST}
            max={20_000}
            step={100}
            defaultValue={options.most}
            onChange={({ target }) => {
              const most = target.valueAsNumber;
              if (most >= LEAST) setOptions({ ...options, most });
            }}
          />
          <span>字</span>
        </label>
      </fieldset>
      {messages.map((message, at) => {
        const which = messages.length === 1 ? '' : `第 ${at + 1} 条`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages are known by their place alone
          <div key={at} className="day-text">
            <textarea className="input" readOnly rows={8} aria-label={`接龙${which}`} value={message} />
            <span className="soft">{`${message.length} 字`}</span>
            <CopyButton text={message} label={`复制${which}`} className="button filled" />
          </div>
        );
      })}
      <p className="soft">粘贴到群里由人发出，才会被识别成接龙；里面没有电话和地址</p>
    </>
  );
}
