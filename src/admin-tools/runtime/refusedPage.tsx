import type { Page } from '#pages/Page.ts';
import { useTitle } from '#ui/useTitle.ts';
import type { RefusedResource } from '../json/readResources.ts';
import './refusedPage.css';

/** A page in the place of a declaration that cannot be used: what is wrong with it, and where. */
export function refusedPage(refused: RefusedResource, nth: number): Page {
  const { title } = refused;
  return {
    path: `/refused/${nth + 1}`,
    title,
    menu: title,
    scope: 'global',
    // biome-ignore lint/correctness/noComponentHookFactories: made once, with the product.
    Screen: () => <Refused {...refused} />,
  };
}

const UNFETCHED = 'resources.json 没有加载出来，里面的资源暂时不可用。刷新页面再试一次。';
const WHOLE = 'resources.json 有误，里面的资源都没有启用。其它功能不受影响，改好后刷新页面即可。';
const ONE = 'resources.json 里的这份声明有误，没有启用。其它功能不受影响，改好后刷新页面即可。';

function Refused({ title, findings, whole }: RefusedResource) {
  useTitle(title);
  return (
    <section className="refused">
      <h1>{title}</h1>
      <p>{findings.length === 0 ? UNFETCHED : whole ? WHOLE : ONE}</p>
      <ul>
        {findings.map(({ code, sentence, line, column }) => (
          <li key={`${line} ${column} ${code} ${sentence}`}>
            <p>{sentence}</p>
            <p className="told-place">
              <code>{code}</code>
              <span>{` 第 ${line} 行第 ${column} 列`}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
