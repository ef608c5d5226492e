import { type ReactNode, useEffect } from 'react';
import { Link, Navigate, Outlet, useLocation } from 'react-router';
import { useShop } from '#crud/data/useScope.ts';
import { canDo, type Rule } from '#providers/access/records.ts';
import { useProfile, useProviders, useSession } from '#providers/useProviders.ts';
import { type Message, messages } from '#schemas/messages.ts';
import { Empty, ListSkeleton } from '#ui/Faces.tsx';
import { useTitle } from '#ui/useTitle.ts';

/** Who has no session goes to the login; who has one is made known first. R3, R4 */
export function RequireSession({ children }: { readonly children: ReactNode }) {
  const providers = useProviders();
  const session = useSession();
  const profile = useProfile();
  const { pathname, search } = useLocation();
  const { profile: store, notifications } = providers;

  useEffect(() => {
    if (session !== null && profile === null) store.load().catch((error: unknown) => notifications.fail(error));
  }, [session, profile, store, notifications]);

  if (session === null) {
    const from = providers.session.departure() === 'left' ? '/' : pathname + search;
    return <Navigate to="/login" replace state={{ from }} />;
  }
  return profile === null ? <ListSkeleton /> : children;
}

/** Who has a session has no business at the login, and goes where they wanted to go first. R3 */
export function RequireVisitor({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const { state } = useLocation();
  if (session === null) return children;
  const from: unknown = state?.from;
  return <Navigate to={typeof from === 'string' && from.startsWith('/') ? from : '/'} replace />;
}

/** Shows a screen of a shop only for a shop of the merchant's, and a new one for each shop. R8 */
export function RequireShop() {
  const shop = useShop();
  return shop ? <Outlet key={shop.id} /> : <NoShop />;
}

function NoShop() {
  useTitle(messages.shopMissing);
  return (
    <Empty heading={messages.shopMissing} text="这个地址里的店铺不存在，或者不属于你。请从首页或菜单选择店铺。">
      <Link className="button" to="/dashboard">
        回到首页
      </Link>
    </Empty>
  );
}

/** Shows a screen only to whom all of this is open; nothing of it is asked for otherwise. R7 */
export function RequireAccess({
  access,
  children,
}: {
  readonly access: readonly Rule[];
  readonly children: ReactNode;
}) {
  const { can, reason } = canDo(access, useProfile());
  return can ? children : <Refused reason={reason} />;
}

function Refused({ reason = '' }: { readonly reason: Message | undefined }) {
  useTitle('没有权限');
  return (
    <section>
      <h1 className="unseen">403</h1>
      <Empty text={`403 没有权限：${reason}`}>
        <Link className="button" to="/dashboard">
          回到首页
        </Link>
      </Empty>
    </section>
  );
}
