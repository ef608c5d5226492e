import { lazy, useMemo } from 'react';
import type { Resource } from '#crud/Resource.ts';
import { RecordTool } from '#crud/tool/RecordTool.tsx';
import { useUnit } from '#crud/units/useUnit.ts';
import { useBack } from '#crud/useBack.ts';
import { useRecordVerbs } from '#crud/verbs/useRecordVerbs.tsx';
import { VerbButton } from '#crud/verbs/VerbButton.tsx';
import { LatePart } from '#fields/late/LatePart.tsx';
import type { DataRecord, Scope } from '#providers/data/calls.ts';
import { Button } from '#ui/Button.tsx';
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
  readonly scope: Scope;
  readonly record: DataRecord;
  /** Asks for the group-buy itself anew. */
  readonly onRefresh: () => Promise<unknown>;
}

/** A group-buy with everyone who joined it, and all that is done to it and made of it. */
export function GrouponDay({ heading, resource, scope, record, onRefresh }: Props) {
  const back = useBack(resource);
  const actions = useRecordVerbs({ resource, scope, record, onChanged: onRefresh });
  const { verbs, busy } = actions;
  const verb = (name: string) => verbs.find((each) => each.name === name);
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
    void onRefresh();
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
          <Button onClick={() => change({ handing: false, q: '' })}>回到详情</Button>
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
        <div className="buttons">
          <Button onClick={back}>返回</Button>
          <RecordTool resource={resource} id={record.id} />
          <VerbButton verb={verb('clone')} busy={busy} />
          <VerbButton verb={verb('next')} busy={busy} />
          <VerbButton verb={verb('edit')} busy={busy} />
        </div>
      </header>
      <Facts resource={resource} record={record} actions={actions} />
      <DayButtons
        loaded={loaded}
        groupon={groupon}
        boxes={boxes}
        running={running}
        onHand={() => change({ handing: true, q: '' })}
      >
        <VerbButton verb={verb('text')} busy={busy} />
        <VerbButton verb={verb('grid')} busy={busy} />
      </DayButtons>
      {actions.dialogs}
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
