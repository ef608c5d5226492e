import type { ReactNode } from 'react';
import { CopyButton } from '#crud/copy/CopyButton.tsx';
import { fieldOf, type Resource } from '#crud/Resource.ts';
import type { useRecordVerbs } from '#crud/verbs/useRecordVerbs.tsx';
import { VerbButton } from '#crud/verbs/VerbButton.tsx';
import type { CellContext } from '#fields/Cell.ts';
import { zoneHere } from '#fields/dayRange/localStart.ts';
import { kinds } from '#fields/kinds.ts';
import { drawInFull } from '#fields/shows.tsx';
import { valueIn } from '#fields/valueIn.ts';
import type { DataRecord } from '#providers/data/calls.ts';
import { useProviders } from '#providers/useProviders.ts';
import { MenuButton } from '#ui/menu/MenuButton.tsx';
import { asGroupon } from '../model/GrouponRecord.ts';
import { localSpan, spelledDay } from './localSpan.ts';

interface Props {
  readonly resource: Resource;
  readonly record: DataRecord;
  /** What may be done to it: its status is changed where it stands. */
  readonly actions: Pick<ReturnType<typeof useRecordVerbs>, 'verbs' | 'busy'>;
}

/** The resource's actions that set a status, in the order a group-buy goes through them. */
const TURNS = ['wait', 'begin', 'end'];

/** What the group-buy is, as its buyers see it, and how far it is. B8, GB-D2 */
export function Facts({ resource, record, actions: { verbs, busy } }: Props) {
  const { fileHost, clock } = useProviders();
  const { img, start_time = '', end_time = '', delivery, pickup_address = '' } = asGroupon(record);
  const context: CellContext = { resolve: fileHost.resolve, now: clock.now() };
  const draw = (field: string) => {
    const of = fieldOf(resource, field);
    return kinds[of.kind].cell.draw(valueIn(record, field, of, context.now), of, context);
  };
  const description = fieldOf(resource, 'description');
  const here = localSpan(start_time, end_time, zoneHere());
  const turns = TURNS.flatMap((name) => verbs.find((verb) => verb.name === name) ?? []);
  return (
    <div className="day-facts">
      {img ? (
        <img src={fileHost.resolve(img)} alt={fieldOf(resource, 'img').label} width={160} height={160} />
      ) : (
        <span className="no-image" />
      )}
      <div>
        <dl className="facts">
          <Fact label="状态">
            {draw('status')}
            {turns.length > 0 && (
              <MenuButton
                label="改状态"
                className="button plain small"
                items={turns.map(({ label, denied, run }) => ({ label, denied: busy ? '正在更改' : denied, run }))}
              >
                改状态
              </MenuButton>
            )}
          </Fact>
          <Fact label="进度">
            {draw('course')}
            <VerbButton verb={turns.find(({ due }) => due)} busy={busy} className="small" />
          </Fact>
          <Fact label="团购日期">
            {here && <Days from={here.from} to={here.to} />}
            <span className={here ? 'soft small-print' : undefined}>
              {here && <span>{`${here.zone}，按 UTC 日期是 `}</span>}
              <Days from={spelledDay(start_time)} to={spelledDay(end_time)} />
              {!here && <span className="soft">（UTC 日期）</span>}
            </span>
          </Fact>
          <Fact label="配送方式">{draw('delivery')}</Fact>
          {delivery === 1 && (
            <Fact label="自提地址">
              <span>{pickup_address || '--'}</span>
              {pickup_address !== '' && (
                <CopyButton label="复制地址" text={pickup_address} className="button plain small" />
              )}
            </Fact>
          )}
        </dl>
      </div>
      <details className="day-description">
        <summary>{description.label}</summary>
        {drawInFull(valueIn(record, 'description', description), description, context)}
      </details>
    </div>
  );
}

/** From one day to another, neither of them broken in two. */
const Days = ({ from, to }: { readonly from: string; readonly to: string }) => (
  <>
    <span className="whole">{from}</span>
    <span>{' ～ '}</span>
    <span className="whole">{to}</span>
  </>
);

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
