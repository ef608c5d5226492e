import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useMadeRefine } from '#crud/data/MadeRefine.ts';
import { keepOnlyDraftsOf } from '#crud/drafts/keepOnlyDraftsOf.ts';
import type { Findable } from '#crud/find/Findable.ts';
import { findBox } from '#crud/find/findBox.ts';
import { HelpDialog } from '#crud/list/keys/HelpDialog.tsx';
import { keepOnlyOfflineOf } from '#crud/offline/keepOffline.ts';
import { onIdle } from '#crud/onIdle.ts';
import { settleUnits } from '#crud/units/unitChoice.ts';
import { useKept } from '#crud/views/useKept.ts';
import { ownerOf, type Profile } from '#providers/session/createProfile.ts';
import { useProfile, useProviders } from '#providers/useProviders.ts';
import { Button } from '#ui/Button.tsx';
import { loadQuestion } from '#ui/ConfirmProvider.tsx';
import { createFinder } from '../find/createFinder.ts';
import { FindDialog } from '../find/FindDialog.tsx';
import { keepOnlyRecentOf, readRecent, withRecent } from '../find/recent.ts';
import { shopAt } from '../find/shopAt.ts';
import { isKeptOf } from '../offline/isKeptOf.ts';
import type { Section } from '../sections.ts';
import { ThemeButton } from '../theme/ThemeButton.tsx';
import { addressesIn } from './goesTo.ts';
import { useLastShop } from './useLastShop.ts';
import { usePageKeys } from './usePageKeys.ts';
import './forcedColors.css';

interface Props {
  readonly sections: readonly Section[];
}

/** What the frame has that nobody needs to see a first row: 找, what was opened lately, keys that lead elsewhere; how the
 product is dressed; and it clears what is not this merchant's. */
export function LateFrame(props: Props) {
  const profile = useProfile();
  return profile && <Frame {...props} profile={profile} />;
}

function Frame({ sections, profile }: Props & { readonly profile: Profile }) {
  const made = useMadeRefine();
  const providers = useProviders();
  const box = findBox(providers);
  const asked = useSyncExternalStore(box.subscribe, box.get);
  useEffect(() => {
    keepOnlyDraftsOf(providers.local, ownerOf(profile));
    keepOnlyRecentOf(providers.local, ownerOf(profile));
    keepOnlyOfflineOf(providers.local, ownerOf(profile), isKeptOf(sections, profile));
  }, [providers, sections, profile]);
  useEffect(() => settleUnits(providers.local, profile), [providers, profile]);
  const { pathname, search } = useLocation();
  const finder = useMemo(
    () => createFinder({ made, providers, sections, profile }),
    [made, providers, sections, profile],
  );
  const [recent, keep] = useKept('recent', readRecent);
  const [helping, setHelping] = useState(false);
  const address = pathname + search;
  const here = shopAt(pathname);
  const lately = recent.map(({ to }) => shopAt(to)).find((shop) => profile.shops.some(({ id }) => id === shop));
  const shop = here ?? lately ?? profile.shops[0]?.id;

  function remember({ title, group, about, to, kept, opens }: Findable): void {
    if (opens === undefined) keep(withRecent(recent, { about, ...(kept ?? { title, group, to }) }));
  }
  const left = useRef(remember);
  left.current = remember;
  useEffect(
    // By then it is known what the page was about.
    () => () => {
      const known = finder.at(address);
      if (known) left.current(known);
    },
    [finder, address],
  );
  useEffect(keepOfflinePage, []);
  useEffect(() => void loadQuestion().catch(() => undefined), []);
  useLastShop(shop);
  useHereInSight(pathname);
  usePageKeys({
    addressOf: addressesIn(sections, profile, shop),
    onHelp: () => setHelping(true),
  });

  return (
    <>
      <FindButton onPress={() => box.open('')} />
      <ThemeButton />
      {asked !== undefined && (
        <FindDialog
          finder={finder}
          here={here}
          asked={asked}
          recent={recent.filter(({ to }) => to !== address)}
          onOpen={remember}
          onClose={box.close}
        />
      )}
      {helping && <HelpDialog onClose={() => setHelping(false)} />}
    </>
  );
}

const FindButton = ({ onPress }: { readonly onPress: () => void }) => (
  <Button className="find-button" aria-keyshortcuts="Control+K Meta+K" onClick={onPress}>
    <svg width="20" height="20" viewBox="0 0 20 20" fill="none" aria-hidden="true">
      <circle cx="9" cy="9" r="6" stroke="currentColor" strokeWidth="2" />
      <path d="m14 14 4 4" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
    <span>找</span>
    <span className="by-mouse find-hint" aria-hidden="true">
      Ctrl K
    </span>
  </Button>
);

/**
 * Lets the installed product say so when it is opened without a network. Whoever has it in a tab knows from the browser, and
 * does not wait for a worker at each visit.
 */
function keepOfflinePage(): void {
  if (!import.meta.env.PROD || !matchMedia('(display-mode: standalone)').matches) return;
  // A browser that takes none goes without.
  navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
}

const show = () => document.querySelector('.menu .active')?.scrollIntoView({ block: 'nearest' });

/** In a long menu, brings the line of the open page into sight; the group it stands in may have to unfold before. R6 */
function useHereInSight(pathname: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: on every page another line is lit up
  useEffect(() => onIdle(show), [pathname]);
}
