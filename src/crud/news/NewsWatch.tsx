import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { canAccess } from '#providers/access/createAccessControl.ts';
import { ring, unlockBell } from '#providers/alerts/bell.ts';
import { showSystemNotice } from '#providers/alerts/systemNotices.ts';
import { takeTurn } from '#providers/tabs/takeTurn.ts';
import { useOnline, useProfile, useProviders } from '#providers/useProviders.ts';
import { markTitle } from '#ui/useTitle.ts';
import { useDataProvider } from '../data/MadeRefine.ts';
import { readPage } from '../data/readPage.ts';
import { servedFilters } from '../query/listTabs.ts';
import type { Resource } from '../Resource.ts';
import { pathIn } from '../routes.ts';
import { tabVisibility } from '../tabVisibility.ts';
import { useAlertSettings } from './alertSettings.ts';
import { newsCounts, sumOf } from './newsCounts.ts';
import { type NewsTarget, newsStore } from './newsStore.ts';
import { newsText, newsWord } from './newsTexts.ts';
import { watchNews } from './watchNews.ts';

interface Props {
  readonly resources: readonly Resource[];
}

/**
 * The one watch of the product: asks now and then what has come, tells it on the tab and in the menu, and rings where
 * the merchant wants it. It draws nothing and never takes the focus. OR-E9
 *
 * Nobody is asked while the tab is out of sight or the network gone, and of several tabs in sight only one asks: the
 * others read the answers where they are kept.
 */
export function NewsWatch({ resources }: Props) {
  const providers = useProviders();
  const targets = useTargets(resources);
  useAsking(targets);

  const store = newsStore(providers);
  // As one text, for an answer that says the same draws nothing.
  const counted = useSyncExternalStore(store.subscribe, () =>
    targets.map((target) => store.countOf(target) ?? '').join(' '),
  );
  useEffect(() => {
    const counts = counted.split(' ');
    const found = targets.flatMap(({ resource, scope }, at) => {
      const count = counts[at];
      return count ? [[pathIn(resource.routes.list, scope), { count, what: newsWord(resource) }] as const] : [];
    });
    newsCounts(providers).set(new Map(found));
    const sum = sumOf(found.map(([, count]) => count));
    markTitle(sum ? `(${sum.count}) ` : '');
  }, [counted, targets, providers]);
  useEffect(
    () => () => {
      newsCounts(providers).set(new Map());
      markTitle('');
    },
    [providers],
  );
  return null;
}

/** Everything that tells of news, of each shop, for whoever may see it. */
function useTargets(resources: readonly Resource[]): readonly NewsTarget[] {
  const profile = useProfile();
  return useMemo(
    () =>
      resources
        .filter(({ list, access }) => list.news && profile && canAccess(access, profile).can)
        .flatMap((resource): readonly NewsTarget[] =>
          resource.scope === 'global'
            ? [{ resource, scope: undefined }]
            : (profile?.shops ?? []).map(({ id }) => ({ resource, scope: id })),
        ),
    [resources, profile],
  );
}

function useAsking(targets: readonly NewsTarget[]): void {
  const providers = useProviders();
  const { clock } = providers;
  const provider = useDataProvider();
  const inSight = useSyncExternalStore(tabVisibility.subscribe, tabVisibility.get);
  const online = useOnline();
  const announce = useAnnounce();

  useEffect(() => {
    if (!inSight || !online) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const store = newsStore(providers);
    const ask = async (target: NewsTarget) => {
      const { resource, scope } = target;
      store.asking(target);
      const filters = servedFilters(resource, { tab: resource.list.news?.part, filters: {} });
      try {
        const { data } = await readPage(
          provider,
          resource.name,
          { scope, size: resource.list.pageSize, filters },
          signal,
        );
        if (!signal.aborted && store.read(target, data) > 0) announce(target);
      } catch {
        // The next question may be answered; a session that ended speaks through the login.
      }
    };
    takeTurn('news', signal)
      .then(() => watchNews({ targets, askedAt: store.askedAt, ask, clock, signal }))
      .catch(() => undefined);
    return () => leaving.abort();
  }, [inSight, online, targets, providers, provider, clock, announce]);
}

/** Rings and shows a notice of the system's, as far as the merchant has switched them on; stays the same function. */
function useAnnounce(): (target: NewsTarget) => void {
  const providers = useProviders();
  const navigate = useNavigate();
  const [settings] = useAlertSettings();
  const { sound } = settings;
  // A page that was opened anew has to be pressed before it may sound.
  useEffect(() => {
    if (!sound) return undefined;
    const unlock = () => void unlockBell();
    addEventListener('pointerdown', unlock, { once: true });
    addEventListener('keydown', unlock, { once: true });
    return () => {
      removeEventListener('pointerdown', unlock);
      removeEventListener('keydown', unlock);
    };
  }, [sound]);

  const tell = ({ resource, scope }: NewsTarget) => {
    if (sound) ring();
    const count = newsStore(providers).countOf({ resource, scope });
    if (!settings.notice || count === undefined) return;
    showSystemNotice({
      title: `有 ${newsText(resource, count)}`,
      body: providers.profile.get()?.shops.find(({ id }) => id === scope)?.name ?? '',
      tag: `${resource.name} ${scope}`,
      onPress: () => void navigate(pathIn(resource.routes.list, scope)),
    });
  };
  const newest = useRef(tell);
  useEffect(() => {
    newest.current = tell;
  });
  return useMemo(() => (target) => newest.current(target), []);
}
