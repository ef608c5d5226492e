import { useContext } from 'react';
import { Link } from 'react-router';
import { ResourcesContext } from '#crud/declared/ResourcesContext.ts';
import { pathIn } from '#crud/routes.ts';

/** What a new shop is begun with, in order: by which resource it is done, and where that stands. */
const steps = [
  { of: 'shopInfo', at: 'list', title: '填好店铺信息', why: '地址、电话和运费，买家下单前都会看' },
  { of: 'tags', at: 'list', title: '建几个商品分类', why: '例如蔬菜、水果、熟食' },
  { of: 'goods', at: 'create', title: '上架第一件商品', why: '一张照片、一个价格就能开始卖' },
  { of: 'groupons', at: 'list', title: '发起第一个团购', why: '定好日期和商品，把文案发到群里' },
] as const;

/** What there is to do in a shop that has sold nothing yet, in place of zeros. */
export function NextSteps({ scope }: { readonly scope: number }) {
  const resources = useContext(ResourcesContext);
  return (
    <section className="desk-card" aria-label="开店第一步">
      <h3>从这里开始</h3>
      <ol className="desk-steps">
        {steps.map(({ of, at, title, why }) => {
          const routes = resources.find(({ name }) => name === of)?.routes;
          return (
            routes && (
              <li key={of}>
                <Link to={pathIn(routes[at] ?? routes.list, scope)}>{title}</Link>
                <span className="soft">{why}</span>
              </li>
            )
          );
        })}
      </ol>
    </section>
  );
}
