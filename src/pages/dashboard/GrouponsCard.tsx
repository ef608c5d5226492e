import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useRefreshAnswers } from '#crud/data/useKeptAnswer.ts';
import type { Resource } from '#crud/Resource.ts';
import { pathIn, showPath } from '#crud/routes.ts';
import { RecordActions } from '#crud/verbs/RecordActions.tsx';
import { LatePart } from '#fields/late/LatePart.tsx';
import type { DataRecord, Scope } from '#providers/data/calls.ts';
import { useProviders } from '#providers/useProviders.ts';
import { Card } from './Card.tsx';
import type { GrouponParts } from './grouponParts.ts';
import { isAdrift, underWay } from './grouponsAtHand.ts';
import type { DeskPage } from './useDeskPage.ts';
import { Value } from './Value.tsx';

interface Props {
  readonly resource: Resource;
  readonly scope: Scope;
  readonly page: DeskPage;
  readonly parts: GrouponParts;
  /** How many of those that run may ask for their sums without a press. */
  readonly byThemselves: number;
}

/** Group-buys that run, the one that ends next first; before them those whose status disagrees with their days. GB-E1, GB-D2 */
export function GrouponsCard({ resource, scope, page, parts, byThemselves }: Props) {
  const { Sums, Rounds } = parts;
  const { clock } = useProviders();
  const refreshAnswers = useRefreshAnswers();
  const { records, total } = page;
  const now = clock.now();
  const shown = underWay(resource, records, now);
  const adrift = shown.filter((groupon) => isAdrift(resource, groupon, now)).length;
  const to = pathIn(resource.routes.list, scope);
  const refresh = () => {
    page.refresh();
    refreshAnswers(['enrolments', scope]);
  };
  const earlier = total > records.length && (
    <p className="soft">
      <span>{`只看了最近 ${records.length} 个，共 ${total} 个，更早的在`}</span>
      <Link to={to}>{resource.title}</Link>
    </p>
  );
  const rounds = (
    <LatePart>
      <Rounds scope={scope} records={records} />
    </LatePart>
  );
  const empty = (
    <>
      <p className="soft">{total === 0 ? '还没有团购' : '没有正在进行的团购'}</p>
      <Link className="button" to={to} state={{ opens: { add: true } }}>
        {resource.texts.add}
      </Link>
      {earlier}
      {total > 0 && rounds}
    </>
  );
  return (
    <Card
      title={resource.title}
      to={to}
      reading={{ ...page, refresh }}
      note={<Counts running={shown.length - adrift} adrift={adrift} />}
      empty={shown.length === 0 ? empty : undefined}
    >
      <ul className="desk-rows">
        {shown.map((groupon, at) => (
          <GrouponRow
            key={groupon.id}
            resource={resource}
            scope={scope}
            groupon={groupon}
            adrift={isAdrift(resource, groupon, now)}
          >
            <LatePart fallback={<span role="status">正在读取报名…</span>}>
              <Sums scope={scope} record={groupon} byItself={at >= adrift && at - adrift < byThemselves} />
            </LatePart>
          </GrouponRow>
        ))}
      </ul>
      {earlier}
      {rounds}
    </Card>
  );
}

const Counts = ({ running, adrift }: { readonly running: number; readonly adrift: number }) => (
  <>
    {running > 0 && <span className="desk-count">{`${running} 个进行中`}</span>}
    {adrift > 0 && <span className="tag bad">{`${adrift} 个状态要改`}</span>}
  </>
);

interface RowProps {
  readonly resource: Resource;
  readonly scope: Scope;
  readonly groupon: DataRecord;
  readonly adrift: boolean;
  /** How many have joined. */
  readonly children: ReactNode;
}

const MEND = ['begin', 'end', 'wait'];
const NEXT = ['next'];

function GrouponRow({ resource, scope, groupon, adrift, children }: RowProps) {
  const day = showPath(resource, scope, groupon.id) ?? '';
  return (
    <li>
      <div className="desk-fact">
        <p className="desk-name">
          <Link to={day}>
            <Value resource={resource} record={groupon} name="name" />
          </Link>
          <span className={adrift ? 'tag bad' : 'tag busy'}>
            <Value resource={resource} record={groupon} name="course" />
          </span>
        </p>
        <div className="desk-sums">{children}</div>
      </div>
      <div className="buttons">
        <RecordActions resource={resource} scope={scope} record={groupon} names={MEND} />
        <Link className="button" to={`${day}?open=sheets`}>
          单据
        </Link>
        <Link className="button" to={`${day}?open=sms`}>
          短信
        </Link>
        <Link className="button" to={`${day}?mode=pickup`}>
          核销
        </Link>
        <RecordActions resource={resource} scope={scope} record={groupon} names={NEXT} />
      </div>
    </li>
  );
}
