import { Link } from 'react-router';
import type { Page } from '#pages/Page.ts';
import { privileged } from '#providers/access/privileged.ts';
import { useProviders } from '#providers/useProviders.ts';
import { frame } from '#schemas/addresses.ts';
import { useTitle } from '#ui/useTitle.ts';
import { CodeLink } from '../CodeLink.tsx';
import type { ResourceReport } from '../json/readResources.ts';
import { isStyle } from '../lint/Finding.ts';
import { StoredTrial } from './StoredChanges.tsx';
import './reportPage.css';

/** Where administrators read what is wrong with declarations that lie beside the product, and where. */
export const reportPage = (reports: readonly ResourceReport[]): Page => ({
  path: frame.declarations,
  title: '声明检查',
  menu: '声明检查',
  scope: 'global',
  access: privileged,
  // biome-ignore lint/correctness/noComponentHookFactories: made once, with the product.
  Screen: ({ title }) => <Reports title={title} reports={reports} />,
});

const UNFETCHED = 'resources.json 没有加载出来，里面的资源暂时不可用。刷新页面再试一次。';
const states: Readonly<Record<ResourceReport['state'], string>> = {
  used: '已启用。下面的写法建议改一改，不改也不影响使用。',
  refused: 'resources.json 里的这份声明有误，没有启用。其它功能不受影响，改好后刷新页面即可。',
  whole: 'resources.json 有误，里面的资源都没有启用。其它功能不受影响，改好后刷新页面即可。',
  older: '最新保存的这份声明有误，现在用的是它之前能用的版本。在声明工坊里改好再保存即可。',
  wholeOlder: '最新保存的 resources.json 有误，现在用的是之前能用的版本。在声明工坊里改好再保存即可。',
};
/** So many are read at once; the others are there again when these are mended. */
const AT_ONCE = 50;

interface Props {
  readonly title: string;
  readonly reports: readonly ResourceReport[];
}

function Reports({ title, reports }: Props) {
  const { ownCalls } = useProviders();
  useTitle(title);
  return (
    <section className="reports">
      <header className="page-head">
        <h1>{title}</h1>
        <Link className="button" to={frame.studio}>
          去声明工坊试改
        </Link>
      </header>
      {ownCalls && <StoredTrial />}
      {reports.map((each, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two declarations may call themselves the same, and none moves.
        <Declaration key={nth} {...each} />
      ))}
    </section>
  );
}

function Declaration({ title, findings, state }: ResourceReport) {
  const left = findings.length - AT_ONCE;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <p>{findings.length === 0 ? UNFETCHED : states[state]}</p>
      <ul>
        {findings.slice(0, AT_ONCE).map((finding) => (
          <li key={`${finding.line} ${finding.column} ${finding.code} ${finding.sentence}`}>
            <p>{finding.sentence}</p>
            <p className="reports-place">
              <CodeLink code={finding.code} />
              <span>{` 第 ${finding.line} 行第 ${finding.column} 列${isStyle(finding) ? '，只是建议' : ''}`}</span>
            </p>
          </li>
        ))}
      </ul>
      {left > 0 && <p className="soft">{`还有 ${left} 处，改好上面的再看。`}</p>}
    </section>
  );
}
