import { Link } from 'react-router';
import { useScope, useShop } from '../data/useScope.ts';
import type { Resource } from '../Resource.ts';
import { pathIn } from '../routes.ts';
import { type Crumb, trailTo } from './trailTo.ts';
import './crumbs.css';

interface Props {
  /** A resource, or a page that stands where a list would. */
  readonly resource: { readonly title: string; readonly routes: Pick<Resource['routes'], 'list'> };
  /** What is open of it, e.g. `编辑商品`; nothing for its list. */
  readonly here?: string;
}

/** The way here: every step a link but the last. On a phone only the step back is seen. */
export function Crumbs({ resource: { title, routes }, here }: Props) {
  const scope = useScope();
  const shop = useShop();
  const trail = trailTo({ title, list: pathIn(routes.list, scope), shop: shop?.name, here });
  return (
    <nav aria-label="面包屑" className="crumbs">
      <ol>
        {trail.map((crumb, at) => (
          <li key={crumb.label} className={at === trail.length - 2 ? 'back' : undefined}>
            {crumb.to === undefined ? (
              <span aria-current="page">
                <Label {...crumb} />
              </span>
            ) : (
              <Link to={crumb.to}>
                <Label {...crumb} />
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

const Label = ({ label, shop }: Crumb) => (
  <>
    <span>{label}</span>
    {shop && <span className="crumb-shop">{` · ${shop}`}</span>}
  </>
);
