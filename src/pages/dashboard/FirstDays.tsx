import { useContext } from 'react';
import { Link } from 'react-router';
import { useKeptAnswer } from '#crud/data/useKeptAnswer.ts';
import { ResourcesContext } from '#crud/declared/ResourcesContext.ts';
import { useResource } from '#crud/declared/useResource.ts';
import type { Resource } from '#crud/Resource.ts';
import { pathIn } from '#crud/routes.ts';
import type { ProfileShop } from '#providers/session/createProfile.ts';
import { useProviders } from '#providers/useProviders.ts';
import { robotCheck } from '#schemas/endpoints/robot.ts';
import { Button } from '#ui/Button.tsx';
import { firstSteps } from './firstSteps.ts';
import { useDeskPage } from './useDeskPage.ts';

interface Props {
  readonly shop: ProfileShop;
  readonly goods: number | undefined;
  readonly groupons: number | undefined;
  /** The merchant wants no more of it. */
  readonly onPutAway: () => void;
}

/** What there is to do in a new shop, what of it is done, and the next step; it goes when all is done, or is put away. */
export function FirstDays(props: Props) {
  const tags = useResource('tags');
  return tags ? <Steps {...props} tags={tags} /> : null;
}

function Steps({ shop, goods, groupons, onPutAway, tags }: Props & { readonly tags: Resource }) {
  const scope = shop.id;
  const { call } = useProviders();
  const resources = useContext(ResourcesContext);
  const tagPage = useDeskPage(tags, scope);
  // The line above the cards asks the same: it is one question.
  const check = useKeptAnswer({
    key: ['robot', scope],
    read: (signal) => call(robotCheck, { shop_id: scope }, { signal }),
    enabled: shop.enable_robot === true,
  });
  if (tagPage.loading || check.isLoading) return null;
  const tagCount = tagPage.failed ? undefined : tagPage.total;
  const steps = firstSteps(shop, { goods, groupons, tags: tagCount, robot: check.data?.logged_in });
  const done = steps.filter((step) => step.done).length;
  return (
    <section className="desk-card desk-first" aria-label="开店第一步">
      <header>
        <h3>{done === 0 ? '从这里开始' : '继续开店'}</h3>
        <span className="desk-count">{`已完成 ${done} / ${steps.length}`}</span>
        <Button look="plain" className="desk-away" onClick={onPutAway}>
          不再显示
        </Button>
      </header>
      <ol className="desk-steps">
        {steps.map(({ of, at, title, why, done }) => {
          const routes = resources.find(({ name }) => name === of)?.routes;
          return (
            routes && (
              <li key={of} data-done={done || undefined}>
                <span className="desk-tick">{done ? <span className="unseen">已完成</span> : undefined}</span>
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
