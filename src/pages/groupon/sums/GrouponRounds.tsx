import { useMemo, useRef, useState } from 'react';
import { isWorthDrawing } from '#crud/chart/isWorthDrawing.ts';
import { LateBars } from '#crud/chart/LateBars.tsx';
import { useAge } from '#crud/data/useAge.ts';
import { useAnswers, useKeptAnswer } from '#crud/data/useKeptAnswer.ts';
import { agoText } from '#crud/drafts/agoText.ts';
import { inPairs } from '#crud/transfer/inPairs.ts';
import { useUnitOf } from '#crud/units/useUnit.ts';
import type { DataRecord, RecordId, Scope } from '#providers/data/calls.ts';
import { useProviders } from '#providers/useProviders.ts';
import { Button } from '#ui/Button.tsx';
import { FocusStays } from '#ui/FocusStays.tsx';
import type { Collected } from '../enrolments/createReader.ts';
import { keyOfEnrolments, type Part, readEnrolments } from './enrolmentsAsked.ts';
import { lastRounds, type Round, roundBars } from './rounds.ts';

interface Props {
  readonly scope: Scope;
  /** The group-buys that have been read, whatever their order. */
  readonly records: readonly DataRecord[];
}

/** What the last rounds came to, each beside the others. It takes a call and more for each: somebody has to ask for it. */
export const GrouponRounds = (props: Props) => (
  <FocusStays>
    <RoundsAsked {...props} />
  </FocusStays>
);

function RoundsAsked({ scope, records }: Props) {
  const { clock } = useProviders();
  const readRound = useReadRound(scope);
  const [asked, setAsked] = useState(false);
  const [done, setDone] = useState(0);
  /** What was read a moment ago does not do. */
  const anew = useRef(false);
  const rounds = useMemo(() => lastRounds(records), [records]);
  const answer = useKeptAnswer({
    key: ['rounds', scope, ...rounds.map(({ id }) => id)],
    enabled: asked,
    revisits: false,
    async read(signal) {
      const read = new Map<RecordId, Collected>();
      // For this reading alone: one that begins by itself takes what is fresh.
      const isAnew = anew.current;
      anew.current = false;
      setDone(0);
      await inPairs(rounds, signal, async ({ id }) => {
        read.set(id, await readRound(id, signal, isAnew));
        setDone(read.size);
      });
      signal.throwIfAborted();
      return { read, at: clock.now() };
    },
  });
  const read = (isAnew: boolean) => {
    anew.current = isAnew;
    void answer.refetch();
  };
  const stop = () => {
    answer.cancel();
    setAsked(false);
  };

  if (!isWorthDrawing(rounds.length)) return null;
  if (!asked) {
    return (
      <div>
        <Button onClick={() => setAsked(true)}>看最近几期</Button>
      </div>
    );
  }
  if (answer.isFetching) {
    return (
      <div className="desk-line">
        <span role="status">{`正在读取 ${done} / ${rounds.length} 期`}</span>
        <progress aria-label="最近几期" value={done} max={rounds.length} />
        <Button onClick={stop}>取消</Button>
      </div>
    );
  }
  if (!answer.data) {
    return (
      <div className="desk-line">
        <span>最近几期没有全部读取，读过的会留着</span>
        <Button onClick={() => read(false)}>接着读</Button>
      </div>
    );
  }
  const { read: held, at } = answer.data;
  const collectedRounds = rounds.flatMap((record): readonly Round[] => {
    const collected = held.get(record.id);
    return collected ? [{ record, collected }] : [];
  });
  return <Rounds scope={scope} rounds={collectedRounds} at={at} onRead={() => read(true)} />;
}

interface RoundsProps {
  readonly scope: Scope;
  readonly rounds: readonly Round[];
  /** When they were read, in milliseconds since 1970. */
  readonly at: number;
  readonly onRead: () => void;
}

function Rounds({ scope, rounds, at, onRead }: RoundsProps) {
  const unit = useUnitOf(scope);
  const age = useAge(at, 0);
  const { bars, left } = useMemo(() => roundBars(rounds, unit), [rounds, unit]);
  return (
    <section aria-label="最近几期">
      <div className="desk-line">
        <h4>最近几期的金额</h4>
        <span className="desk-age">
          <span>{`${agoText(age)}读的`}</span>
          <Button look="plain" aria-label="重读最近几期" onClick={onRead}>
            重读
          </Button>
        </span>
      </div>
      {bars.length > 0 && (
        <LateBars title="最近几期的金额" headings={['团购', '开始日期', '报名', '金额']} bars={bars} />
      )}
      {left.map((reason) => (
        <p key={reason} className="soft">
          {reason}
        </p>
      ))}
    </section>
  );
}

/** Reads everyone of one group-buy; who was read a moment ago, or is being read, here or beside its name, is not read again. */
function useReadRound(scope: Scope) {
  const { call } = useProviders();
  const { ask, isComing } = useAnswers();
  return async (id: RecordId, signal: AbortSignal, anew: boolean): Promise<Collected> => {
    const part = (part: Part) =>
      ask(
        {
          key: keyOfEnrolments(scope, id, part),
          read: (signal) => readEnrolments(call, id, part, signal, { atOnce: 1 }),
        },
        signal,
        anew,
      );
    if (!anew && isComing(keyOfEnrolments(scope, id, 'first'))) {
      const first = await part('first');
      if (first.loaded === first.total) return first;
    }
    return part('all');
  };
}
