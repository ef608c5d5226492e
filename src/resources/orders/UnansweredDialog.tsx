import { type KeyboardEvent, useRef, useState } from 'react';
import { useAge } from '#crud/data/useAge.ts';
import { useShop } from '#crud/data/useScope.ts';
import { agoText } from '#crud/drafts/agoText.ts';
import { useKeysOn } from '#crud/list/keys/useListKeys.ts';
import type { WholeToolProps } from '#crud/Resource.ts';
import { LateTemplateDialog } from '#crud/templates/LateTemplateDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { comeTo, nextFor } from './nextFor.ts';
import { asOrder } from './purchases.ts';
import { RatedProduct } from './RatedProduct.tsx';
import { linesOf, type ReadLine, sortRates } from './ratedLines.ts';
import { replyTemplates, replyValues } from './replyTemplates.ts';
import { type RatesStage, useUnanswered } from './useUnanswered.ts';
import { useUnsentReplies } from './useUnsentReplies.ts';
import './orders.css';

/** What buyers said of completed orders and nobody answered yet, one below the other, to be answered in one go. OR-D2 */
export function UnansweredDialog({ records, which, onClose }: WholeToolProps) {
  const shop = useShop();
  const [lines] = useState(() => linesOf(records.map(asOrder)));
  const rates = useUnanswered(lines);
  const { stage, found } = rates;
  const { waiting, answered, left } = sortRates(found);
  const { dirty, note, close } = useUnsentReplies<string>(onClose);
  const [toKeep, setToKeep] = useState<string>();
  const [opened, setOpened] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const [keysOn] = useKeysOn();

  const go = (by: 1 | -1, from = document.activeElement) => comeTo(nextFor(list.current, from, by));
  const handleKey = (event: KeyboardEvent) => {
    const inText = event.target instanceof HTMLTextAreaElement;
    const by = stepOf(event.nativeEvent, inText || !keysOn);
    if (by === undefined) return;
    event.preventDefault();
    go(by);
  };
  const view = (line: ReadLine, at?: number) => (
    <RatedProduct
      key={line.key}
      purchase={line.purchase}
      of={`#${line.order.serial_num ?? ''} ${line.order.receiver_name ?? ''}`}
      state={line.state}
      values={replyValues(line.order, line.purchase, shop?.name)}
      onRetry={rates.goOn}
      onTyped={note(line.key)}
      onReplied={(reply) => {
        rates.replied(line, reply);
        if (at !== undefined) go(1, list.current?.children[at] ?? null);
      }}
      onManage={setToKeep}
    />
  );

  return (
    <>
      <Dialog
        title={left > 0 ? `待回复评价 · 还有 ${left} 条` : '待回复评价'}
        width={640}
        guarded={dirty || stage.stage === 'reading'}
        onClose={() => void close()}
        foot={<Foot rates={rates} read={found.length} of={lines.length} />}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the boxes in it. */}
        <div onKeyDown={handleKey}>
          <p className="soft">{which}</p>
          {waiting.length > 0 && <p className="soft by-mouse">Ctrl + Enter 发送并到下一条，Alt + ↓ / ↑ 换一条</p>}
          <ul ref={list} className="rates">
            {waiting.map(view)}
          </ul>
          {waiting.length === 0 && stage.stage === 'over' && <p className="rates-done">没有待回复的评价</p>}
          {answered.length > 0 && (
            <details open={opened} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
              <summary>{`已回复 ${answered.length} 条`}</summary>
              {opened && <ul className="rates">{answered.map((line) => view(line))}</ul>}
            </details>
          )}
        </div>
      </Dialog>
      {toKeep !== undefined && (
        <LateTemplateDialog set={replyTemplates} text={toKeep} onClose={() => setToKeep(undefined)} />
      )}
    </>
  );
}

/** Which way a key leads among the boxes; single letters only where nobody types. */
function stepOf({ key, altKey, ctrlKey, metaKey }: globalThis.KeyboardEvent, typing: boolean): 1 | -1 | undefined {
  if (ctrlKey || metaKey) return undefined;
  if (altKey) return key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : undefined;
  if (typing) return undefined;
  return key === 'j' ? 1 : key === 'k' ? -1 : undefined;
}

interface FootProps {
  readonly rates: ReturnType<typeof useUnanswered>;
  readonly read: number;
  readonly of: number;
}

/** How far it is and how old, and the way to stop it, go on, or begin anew. */
function Foot({ rates, read, of }: FootProps) {
  const { stage, readAt, stop, goOn, again } = rates;
  return (
    <>
      <span role="status">{progressOf(stage, read, of)}</span>
      {stage.stage === 'over' && read > 0 && <Age at={readAt} />}
      {stage.stage === 'reading' && <Button onClick={stop}>停止</Button>}
      {stage.stage === 'stopped' && <Button onClick={goOn}>{stage.reason === undefined ? '继续读取' : '重试'}</Button>}
      {stage.stage === 'over' && <Button onClick={again}>重新读取</Button>}
    </>
  );
}

const Age = ({ at }: { readonly at: number }) => <span className="soft">{`${agoText(useAge(at))}读取`}</span>;

function progressOf(stage: RatesStage, read: number, of: number): string {
  if (stage.stage === 'reading') return `正在读取评价，${read} / ${of} 件商品`;
  if (stage.stage === 'over') return `${of} 件商品都读完了`;
  return stage.reason === undefined
    ? `已停止，读了 ${read} / ${of} 件商品`
    : `读了 ${read} / ${of} 件：${stage.reason}`;
}
