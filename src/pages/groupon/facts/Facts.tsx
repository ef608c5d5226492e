import type { ReactNode } from 'react';
import { CopyButton } from '#crud/copy/CopyButton.tsx';
import { fieldOf, type Resource } from '#crud/Resource.ts';
import type { CellContext } from '#fields/Cell.ts';
import { isDay } from '#fields/day/readDay.ts';
import { localStart, zoneHere } from '#fields/dayRange/localStart.ts';
import { kinds } from '#fields/kinds.ts';
import { drawInFull } from '#fields/shows.tsx';
import { valueIn } from '#fields/valueIn.ts';
import type { DataRecord } from '#providers/data/calls.ts';
import { useProviders } from '#providers/useProviders.ts';
import { asGroupon } from '../model/GrouponRecord.ts';

const weekday = new Intl.DateTimeFormat('zh-CN', { weekday: 'short', timeZone: 'UTC' });

/** `2026-03-08 周日`; what is no day is `--`. */
const spelledDay = (day: string): string =>
  isDay(day) ? `${day} ${weekday.format(new Date(`${day}T00:00:00Z`))}` : '--';

/** `2026-03-08 周日 ～ 2026-03-15 周日`. */
const daysText = (starts: string, ends: string): string => `${spelledDay(starts)} ～ ${spelledDay(ends)}`;

interface Props {
  readonly resource: Resource;
  readonly record: DataRecord;
}

/** What the group-buy is, as its buyers see it, and how far it is. B8 */
export function Facts({ resource, record }: Props) {
  const { fileHost, clock } = useProviders();
  const { img, name, start_time = '', end_time = '', delivery, pickup_address = '' } = asGroupon(record);
  const context: CellContext = { resolve: fileHost.resolve, now: clock.now() };
  const draw = (field: string) => {
    const of = fieldOf(resource, field);
    return kinds[of.kind].cell.draw(valueIn(record, field, of, context.now), of, context);
  };
  const description = fieldOf(resource, 'description');
  const here = localStart(start_time, zoneHere());
  return (
    <div className="day-facts">
      {img ? (
        <img src={fileHost.resolve(img)} alt={fieldOf(resource, 'img').label} width={160} height={160} />
      ) : (
        <span className="no-image" />
      )}
      <div>
        <h2>
          <span>{`${name || '--'} `}</span>
          {draw('status')}
        </h2>
        <dl className="facts">
          <Fact label="团购日期">
            <span>{daysText(start_time, end_time)}</span>
            <span className="soft">{`（按 UTC 日期${here ? `，相当于${here} 开始` : ''}）`}</span>
          </Fact>
          <Fact label="进度">{draw('course')}</Fact>
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

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
