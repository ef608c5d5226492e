import { Link } from 'react-router';
import { useKeptAnswer } from '#crud/data/useKeptAnswer.ts';
import { useListPath } from '#crud/declared/useListPath.ts';
import { useProviders } from '#providers/useProviders.ts';
import { robotCheck } from '#schemas/endpoints/robot.ts';
import { Age } from './Age.tsx';
import { useCardReading } from './useDeskPage.ts';

const NAME = '微信助手';

/** Whether a shop's assistant answers in its groups; a dropped one comes before all that waits in the shop. W1 */
export function RobotLine({ scope }: { readonly scope: number }) {
  const { call } = useProviders();
  const to = useListPath()('robotSettings', scope);
  const check = useKeptAnswer({
    key: ['robot', scope],
    read: (signal) => call(robotCheck, { shop_id: scope }, { signal }),
  });
  const reading = useCardReading(check);
  const { data } = check;
  return (
    <section className="desk-robot" aria-label={NAME} aria-busy={reading.busy}>
      <Link to={to}>{NAME}</Link>
      {reading.loading && <span role="status">正在查看…</span>}
      {reading.failed && <span>没有查到是否在线</span>}
      {data && <span className={data.logged_in ? 'tag good' : 'tag bad'}>{said(data.logged_in)}</span>}
      {!reading.loading && <Age title={NAME} reading={reading} />}
    </section>
  );
}

/** One that was never logged in has not dropped out. */
const said = (isIn: boolean | undefined): string => (isIn === undefined ? '还没登录' : isIn ? '在线' : '已掉线');
