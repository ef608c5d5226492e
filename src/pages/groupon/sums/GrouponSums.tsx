import { useState } from 'react';
import { useAnswers, useKeptAnswer } from '#crud/data/useKeptAnswer.ts';
import { useUnitOf } from '#crud/units/useUnit.ts';
import { groupDigits } from '#fields/int/groupDigits.ts';
import { formatMoney } from '#fields/money/formatMoney.ts';
import type { DataRecord, Scope } from '#providers/data/calls.ts';
import { useProviders } from '#providers/useProviders.ts';
import { Button } from '#ui/Button.tsx';
import { FocusStays } from '#ui/FocusStays.tsx';
import type { Collected, Progress } from '../enrolments/createReader.ts';
import { asGroupon } from '../model/GrouponRecord.ts';
import { loadedOf, soFar } from '../model/loadedOf.ts';
import { keyOfEnrolments, type Part, readEnrolments } from './enrolmentsAsked.ts';

interface Props {
  readonly scope: Scope;
  readonly record: DataRecord;
  /** Whether its first page is asked for without a press. */
  readonly byItself: boolean;
}

/**
 * How many have joined a group-buy so far and what it comes to, for whoever shows one elsewhere. One page tells how many;
 * where it does not hold them all, the amount is added up when somebody asks for it. GD-E1, GD-E2
 */
export const GrouponSums = (props: Props) => (
  <FocusStays className="desk-sums">
    <SumsSoFar {...props} />
  </FocusStays>
);

function SumsSoFar({ scope, record, byItself }: Props) {
  const { call } = useProviders();
  const { ask, isComing } = useAnswers();
  const [asked, setAsked] = useState<'nothing' | 'first' | 'all'>(byItself ? 'first' : 'nothing');
  const [progress, setProgress] = useState<Progress>();
  const answerOf = (part: Part) => ({
    key: keyOfEnrolments(scope, record.id, part),
    revisits: part === 'first',
    enabled: asked === part || (asked === 'all' && part === 'first'),
    read: (signal: AbortSignal) =>
      readEnrolments(call, record.id, part, signal, part === 'all' ? { onProgress: setProgress } : {}),
  });
  const whole = answerOf('all');
  const first = useKeptAnswer({
    ...answerOf('first'),
    // Who reads all of them elsewhere reads the first ones, too.
    read: (signal) => (isComing(whole.key) ? ask(whole, signal) : answerOf('first').read(signal)),
  });
  const all = useKeptAnswer(whole);
  const isAll = first.data !== undefined && first.data.loaded === first.data.total;
  const read = isAll ? first : all;

  if (asked === 'nothing') return <Press label="看报名" onPress={() => setAsked('first')} />;
  if (asked === 'all' && !isAll && all.isFetching && all.data === undefined) {
    const stop = () => {
      all.cancel();
      setAsked('first');
    };
    return (
      <>
        <span role="status">{`正在读取报名 ${progress ? soFar(progress) : ''}`}</span>
        <Press label="取消" onPress={stop} />
      </>
    );
  }
  const failed = [first, all].find(({ isError, data }) => isError && data === undefined);
  if (failed) {
    return (
      <>
        <span>报名没有读出来</span>
        <Press label="重试" onPress={() => void failed.refetch()} />
      </>
    );
  }
  if (first.data === undefined) return <span role="status">正在读取报名…</span>;
  if (read.data) return <Sums scope={scope} record={record} collected={read.data} />;
  return (
    <>
      <People count={first.data.total} />
      <Press label="算金额" onPress={() => setAsked('all')} />
    </>
  );
}

/** Everyone has been read; an amount that may be wrong is not shown, and why. GD-E1 */
function Sums({ scope, record, collected }: Omit<Props, 'byItself'> & { readonly collected: Collected }) {
  const { loaded, total } = collected;
  const unit = useUnitOf(scope);
  const { day, complete, reason } = loadedOf(asGroupon(record), { stage: 'loaded', collected, loaded, total }, unit);
  return (
    <>
      <People count={total} />
      {complete ? <span>{`金额 ${formatMoney(day.amount, unit)}`}</span> : <span>{reason}</span>}
    </>
  );
}

const People = ({ count }: { readonly count: number | undefined }) => (
  <span>{`报名 ${count === undefined ? '--' : groupDigits(count)} 人`}</span>
);

const Press = ({ label, onPress }: { readonly label: string; readonly onPress: () => void }) => (
  <Button look="plain" onClick={onPress}>
    {label}
  </Button>
);
