import { useMemo } from 'react';
import type { Resource } from '#crud/Resource.ts';
import { useBack } from '#crud/useBack.ts';
import type { DataRecord } from '#providers/data/calls.ts';
import { BuyerSection } from './buyers/BuyerSection.tsx';
import { useDayUrl } from './buyers/useDayUrl.ts';
import { LoadBar } from './enrolments/LoadBar.tsx';
import { useEnrolments } from './enrolments/useEnrolments.ts';
import { Facts } from './facts/Facts.tsx';
import { Summary } from './facts/Summary.tsx';
import { asGroupon } from './model/GrouponRecord.ts';
import { loadedOf } from './model/loadedOf.ts';
import { ProductTable } from './products/ProductTable.tsx';

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
  const loaded = useMemo(
    () => loadedOf(asGroupon(record), { stage, collected, loaded: read, total }),
    [record, stage, collected, read, total],
  );
  const refresh = () => {
    onRefresh();
    enrolments.refresh();
  };

  return (
    <>
      <header className="page-head">
        <h1>{heading}</h1>
        <div className="buttons">
          <button type="button" className="button" onClick={back}>
            返回
          </button>
        </div>
      </header>
      <Facts resource={resource} record={record} />
      <LoadBar enrolments={enrolments} loaded={loaded} onRefresh={refresh} />
      {stage !== 'loading' && (
        <>
          <Summary day={loaded.day} />
          <ProductTable day={loaded.day} groupon={asGroupon(record)} />
          <BuyerSection day={loaded.day} state={state} change={change} />
        </>
      )}
    </>
  );
}
