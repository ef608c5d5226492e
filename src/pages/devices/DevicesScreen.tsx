import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { agoText } from '#crud/drafts/agoText.ts';
import type { Loose } from '#providers/http/Loose.ts';
import { useProviders } from '#providers/useProviders.ts';
import { type OpenSession, sessionEnd, sessionList } from '#schemas/endpoints/sessions.ts';
import { Button } from '#ui/Button.tsx';
import { useConfirm } from '#ui/ConfirmProvider.tsx';
import { Failed } from '#ui/Faces.tsx';
import { useTitle } from '#ui/useTitle.ts';
import { nameOfBrowser } from './nameOfBrowser.ts';
import './devices.css';

/** The browsers that are signed in, this one first; each of the others can be signed out, and all at once. K6 */
export function DevicesScreen({ title }: { readonly title: string }) {
  const { call, session, clock, notifications } = useProviders();
  const confirm = useConfirm();
  const { data, isError, refetch } = useQuery({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => call(sessionList, {}, { signal }),
  });
  const sessions = data && [...(data.sessions ?? [])].sort(hereFirst);
  const [ending, setEnding] = useState(false);
  useTitle(title);

  async function end(one: Loose<OpenSession> | undefined) {
    setEnding(true);
    try {
      await call(sessionEnd, one?.session === undefined ? {} : { session: one.session });
      if (one === undefined) return session.clear();
      notifications.open('success', `已退出 ${nameOfBrowser(one.agent ?? '')}`);
      await refetch();
    } catch (error) {
      notifications.fail(error);
    } finally {
      setEnding(false);
    }
  }
  async function endAll() {
    const body = '包括现在这台。每台都要重新登录；没保存的内容留在各自的草稿里。';
    if (await confirm({ title: '退出所有设备？', body, ok: '退出所有设备', danger: true })) await end(undefined);
  }

  return (
    <section className="devices">
      <header className="page-head">
        <h1>{title}</h1>
        <Button disabled={ending || !sessions} onClick={endAll}>
          退出所有设备
        </Button>
      </header>
      {!sessions && !isError && <p role="status">正在加载…</p>}
      {isError && <Failed onRetry={() => void refetch()} />}
      {sessions && !isError && (
        <ul>
          {sessions.map((one) => {
            const name = nameOfBrowser(one.agent ?? '');
            return (
              <li key={one.session}>
                <span>
                  <strong>{name}</strong>
                  <span className="soft">
                    {`${ago('登录', one.started_at, clock.now())}，${ago('使用', one.used_at, clock.now())}`}
                  </span>
                </span>
                {one.current ? (
                  <span className="tag good">现在这台</span>
                ) : (
                  <Button aria-label={`退出 ${name}`} disabled={ending} onClick={() => void end(one)}>
                    退出
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

const ago = (what: string, seconds: number | undefined, now: number): string =>
  seconds === undefined ? `${what}时间未知` : `${agoText(Math.max(0, now - seconds * 1000))}${what}`;

const hereFirst = (one: Loose<OpenSession>, other: Loose<OpenSession>): number =>
  Number(other.current ?? false) - Number(one.current ?? false);
