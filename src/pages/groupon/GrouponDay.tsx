import { lazy, useMemo } from 'react';
import type { Resource } from '#crud/Resource.ts';
import { useUnit } from '#crud/units/useUnit.ts';
import { useBack } from '#crud/useBack.ts';
import { LatePart } from '#fields/late/LatePart.tsx';
import type { DataRecord } from '#providers/data/calls.ts';
import { ListSkeleton } from '#ui/Faces.tsx';
import { BuyerSection } from './buyers/BuyerSection.tsx';
import { useDayUrl } from './buyers/useDayUrl.ts';
import { useBoxes } from './cases/useBoxes.ts';
import { DayButtons } from './DayButtons.tsx';
import { LoadBar } from './enrolments/LoadBar.tsx';
import { useEnrolments } from './enrolments/useEnrolments.ts';
import { Facts } from './facts/Facts.tsx';
import { Summary } from './facts/Summary.tsx';
import { asGroupon } from './model/GrouponRecord.ts';
import { loadedOf } from './model/loadedOf.ts';
import { ProductTable } from './products/ProductTable.tsx';

const TickScreen = lazy(() => import('./ticks/TickScreen.tsx').then(({ TickScreen }) => ({ default: TickScreen })));

interface Props {
  readonly heading: string;
  readonly resource: Resource;
  readonly record: DataRecord;
  /** Asks for the group-buy itself anew. */
  readonly onRefresh: () => void;
}

/** A group-buy with everyone who joined it. */
export function GrouponDay({ heading, resource, record, onRefresh }: Props) {
  const back = useBack(resource);
  const { state, change } = useDayUrl();
  const enrolments = useEnrolments(record.id);
  const { stage, collected } = enrolments;
  // How far it is changes at every page; the day is counted when reading has ended.
  const { loaded: read, total } = stage === 'loading' ? { loaded: 0, total: undefined } : enrolments;
  const groupon = asGroupon(record);
  const unit = useUnit();
  const loaded = useMemo(
    () => loadedOf(asGroupon(record), { stage, collected, loaded: read, total }, unit),
    [record, stage, collected, read, total, unit],
  );
  const { boxes, setBox } = useBoxes(loaded.day);
  const refresh = () => {
    onRefresh();
    enrolments.refresh();
  };
  const { day } = loaded;
  const there = stage !== 'loading';
  const running = groupon.status === 0 || groupon.status === 1;

  if (state.handing) {
    return (
      <>
        <header className="page-head">
          <h1>{`现场核销 · ${day.name}`}</h1>
          <button type="button" className="button" onClick={() => change({ handing: false, q: '' })}>
            回到详情
          </button>
        </header>
        <LoadBar enrolments={enrolments} loaded={loaded} onRefresh={refresh} />
        <LatePart fallback={<ListSkeleton />}>
          {there && <TickScreen day={day} state={state} change={change} />}
        </LatePart>
      </>
    );
  }
  return (
    <>
      <header className="page-head">
        <h1>{heading}</h1>
        <DayButtons
          loaded={loaded}
          boxes={boxes}
          running={running}
          onHand={() => change({ handing: true, q: '' })}
          onBack={back}
        />
      </header>
      <Facts resource={resource} record={record} />
      <LoadBar enrolments={enrolments} loaded={loaded} onRefresh={refresh} />
      {there && (
        <>
          <Summary day={day} />
          <ProductTable day={day} groupon={groupon} boxes={boxes} onBox={setBox} />
          <BuyerSection day={day} state={state} change={change} />
        </>
      )}
    </>
  );
}
