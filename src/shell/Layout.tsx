import { Suspense, useEffect, useRef, useState } from 'react';
import { Link, Outlet } from 'react-router';
import { useStore } from '#crud/createStore.ts';
import { findBox } from '#crud/find/findBox.ts';
import { News } from '#crud/news/News.tsx';
import { onIdle } from '#crud/onIdle.ts';
import { ownerOf } from '#providers/session/createProfile.ts';
import { useProfile, useProviders } from '#providers/useProviders.ts';
import { Button } from '#ui/Button.tsx';
import { ListSkeleton } from '#ui/Faces.tsx';
import { useFindKey } from './find/useFindKey.ts';
import type { LogoutQuestion } from './LogoutQuestion.tsx';
import type { LateFrame } from './late/LateFrame.tsx';
import { Menu } from './menu/Menu.tsx';
import { Offline } from './Offline.tsx';
import { Renewed } from './Renewed.tsx';
import type { Section } from './sections.ts';

interface Props {
  readonly sections: readonly Section[];
}

/** The frame around every screen but the login: top bar, menu, content. R5 */
export function Layout({ sections }: Props) {
  const profile = useProfile();
  const providers = useProviders();
  const { account, brand, fileHost } = providers;
  const [menuOpen, setMenuOpen] = useState(false);
  const [Late, setLate] = useState<typeof LateFrame>();
  const box = findBox(providers);
  useEffect(() => {
    // Where it does not come, the rest of the page is as it was, and 找 asks for it again.
    const load = () =>
      void import('./late/LateFrame.tsx').then(({ LateFrame }) => setLate(() => LateFrame)).catch(box.close);
    const loadForFind = () => box.get() !== undefined && load();
    const stops = [onIdle(load), box.subscribe(loadForFind), box.close];
    return () => stops.forEach((stop) => void stop());
  }, [box]);
  useFindKey(box);
  const finding = useStore(box) !== undefined;
  const content = useRef<HTMLElement>(null);
  const { name = '', avatar = '' } = profile?.user ?? {};

  const me = (
    <>
      {avatar ? <img src={fileHost.thumbnail(avatar)} alt="" width={32} height={32} /> : <span className="thumb" />}
      <span className="name">{name}</span>
    </>
  );

  return (
    <div className="shell" data-menu={menuOpen ? 'open' : undefined}>
      <button type="button" className="skip" onClick={() => content.current?.focus()}>
        跳到内容
      </button>
      <header className="top-bar">
        <Button
          look="plain"
          className="menu-button"
          aria-label="菜单"
          aria-expanded={menuOpen}
          onClick={() => setMenuOpen(!menuOpen)}
        >
          <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
            <path d="M3 5h14M3 10h14M3 15h14" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </Button>
        <Link to="/dashboard" className="brand">
          <strong>{brand.name}</strong>
          <span>{brand.about}</span>
        </Link>
        {Late && <Late sections={sections} />}
        {!Late && finding && <output className="soft">正在加载…</output>}
        <div className="who">
          {account.page ? (
            <Link to={account.page.path} className="me" aria-label={`${name} ${account.page.says}`}>
              {me}
            </Link>
          ) : (
            me
          )}
          <LogoutButton />
        </div>
      </header>
      <div className="notes">
        <Offline />
        <Renewed />
      </div>
      <aside className="side">
        <Menu sections={sections} onChoose={() => setMenuOpen(false)} />
      </aside>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Esc and the menu button close it for the keyboard. */}
      <div className="veil" onClick={() => setMenuOpen(false)} />
      <main ref={content} className="content" tabIndex={-1}>
        {/* The one boundary, above the screens: it is there already when a screen's code is still on its way. */}
        <Suspense fallback={<ListSkeleton />}>
          <Outlet />
        </Suspense>
      </main>
      <News />
    </div>
  );
}

interface Asked {
  readonly Question: typeof LogoutQuestion;
  readonly leave: () => void;
}

/** Ends the session; asks first what becomes of drafts. Where the question cannot be fetched nobody is held back. R5, N4 */
function LogoutButton() {
  const { auth, local } = useProviders();
  const profile = useProfile();
  const owner = profile && ownerOf(profile);
  const [asked, setAsked] = useState<Asked>();

  async function press() {
    const late = await import('./LogoutQuestion.tsx').catch(() => undefined);
    const leave = () => void auth.logout({});
    if (owner && late?.hasDrafts(local, owner)) setAsked({ Question: late.LogoutQuestion, leave });
    else leave();
  }
  return (
    <>
      <Button look="plain" onClick={press}>
        退出登录
      </Button>
      {owner && asked && (
        <asked.Question local={local} owner={owner} onStay={() => setAsked(undefined)} onLeave={asked.leave} />
      )}
    </>
  );
}
