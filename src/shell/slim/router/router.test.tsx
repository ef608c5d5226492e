import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBrowserRouter } from './createBrowserRouter.ts';
import { useBlocker, useLocation, useNavigate, useParams, useRouteError } from './hooks.ts';
import { Link, Navigate, NavLink } from './Link.tsx';
import { Outlet, RouterProvider, useRoutes } from './RouterProvider.tsx';

beforeEach(() => history.replaceState(null, '', '/shop/3'));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const here = () => location.pathname + location.search;

/** Asks before it is left while it is said to hold work. */
function Desk() {
  const [busy, setBusy] = useState(false);
  const { sid } = useParams();
  const blocker = useBlocker(({ nextLocation }) => busy && nextLocation.pathname !== '/login');
  return (
    <>
      <p>店铺 {sid}</p>
      <button type="button" onClick={() => setBusy(!busy)}>
        动工
      </button>
      {blocker.state === 'blocked' && (
        <>
          <button type="button" onClick={blocker.proceed}>
            离开
          </button>
          <button type="button" onClick={blocker.reset}>
            留下
          </button>
        </>
      )}
    </>
  );
}

function Frame() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <NavLink to="/shop/3">三号店</NavLink>
      <NavLink to="/shop/4" className="other">
        四号店
      </NavLink>
      <Link to="/broken">坏页</Link>
      <Link to="/login" replace state={{ from: pathname }}>
        登录
      </Link>
      <button type="button" onClick={() => navigate({ search: 'q=茶' })}>
        找茶
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        后退
      </button>
      <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>
      <Outlet />
    </>
  );
}

const Named = () => <p>后来的{useParams().name}</p>;
const later = [{ element: <Outlet />, children: [{ path: '/later/:name', element: <Named /> }] }];
/** Routes that are known only once somebody is there. */
const Later = () => useRoutes(later) ?? <p>没有这一页</p>;

function Broken(): never {
  throw new Error('broken on purpose');
}
function Instead() {
  const error = useRouteError();
  return <p>{error instanceof Error ? `出错：${error.message}` : ''}</p>;
}

function open(path = '/shop/3') {
  history.replaceState(null, '', path);
  const router = createBrowserRouter([
    { path: '/login', element: <h1>登录</h1> },
    {
      path: '/',
      element: <Frame />,
      children: [
        { index: true, element: <Navigate to="/shop/3" replace /> },
        { path: '/shop/:sid', element: <Desk /> },
        { path: '/broken', element: <Broken />, errorElement: <Instead /> },
        { path: '*', element: <Later /> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  return userEvent.setup();
}
const press = (name: string) => screen.getByRole('button', { name });
const link = (name: string) => screen.getByRole('link', { name });

test('a link leads on without loading the page anew, and the browser leads back', async () => {
  const user = open();
  await user.click(link('四号店'));
  expect([here(), screen.getByText('店铺 4').tagName]).toEqual(['/shop/4', 'P']);
  act(() => history.back());
  expect([(await screen.findByText('店铺 3')).tagName, here()]).toEqual(['P', '/shop/3']);
});

test('the link to where the merchant is says so, at an address below it, too', async () => {
  open('/shop/4/');
  expect(link('四号店').getAttribute('aria-current')).toBe('page');
  expect(link('四号店').className).toBe('other active');
  expect(link('三号店').getAttribute('aria-current')).toBeNull();
});

test('an address that only later routes know is drawn by them, with its places; one that none knows is not', async () => {
  open('/later/甲');
  expect(screen.getByText('后来的甲').tagName).toBe('P');
  act(() => {
    history.pushState(null, '', '/later/甲/乙');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect((await screen.findByText('没有这一页')).tagName).toBe('P');
});

test.each([[{ ctrlKey: true }], [{ metaKey: true }], [{ shiftKey: true }], [{ button: 1 }]])(
  'a click with %j is left to the browser',
  (how) => {
    open();
    let left = false;
    const see = (event: Event) => {
      left = !event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('click', see, { once: true });
    fireEvent.click(link('四号店'), how);
    expect([left, here()]).toEqual([true, '/shop/3']);
  },
);

test('a link to where the merchant is already adds no step to go back', async () => {
  const user = open();
  const before = history.length;
  await user.click(link('三号店'));
  expect(history.length).toBe(before);
});

test('what is said behind the question mark can be changed by itself', async () => {
  const user = open();
  await user.click(press('找茶'));
  expect(screen.getByRole('status').textContent).toBe('/shop/3?q=茶 null');
});

test('an address that only leads on is gone from the history', async () => {
  open('/');
  expect((await screen.findByText('店铺 3')).tagName).toBe('P');
  expect(here()).toBe('/shop/3');
});

test('work that is not done is asked about before a link is followed', async () => {
  const user = open();
  await user.click(press('动工'));
  await user.click(link('四号店'));
  expect(here()).toBe('/shop/3');
  await user.click(press('留下'));
  expect(screen.queryByRole('button', { name: '离开' })).toBeNull();
  await user.click(link('四号店'));
  await user.click(press('离开'));
  expect(here()).toBe('/shop/4');
  expect(screen.queryByRole('button', { name: '离开' })).toBeNull();
});

test('work that is not done is asked about before the browser goes back', async () => {
  const user = open();
  await user.click(link('四号店'));
  await user.click(press('动工'));
  act(() => history.back());
  await user.click(await screen.findByRole('button', { name: '离开' }));
  expect((await screen.findByText('店铺 3')).tagName).toBe('P');
  expect(here()).toBe('/shop/3');
});

test('whoever stays after going back is where they were, and goes back at the next try', async () => {
  const user = open();
  await user.click(link('四号店'));
  await user.click(press('动工'));
  await user.click(press('后退'));
  await user.click(await screen.findByRole('button', { name: '留下' }));
  expect(here()).toBe('/shop/4');
  await user.click(press('动工'));
  await user.click(press('后退'));
  expect((await screen.findByText('店铺 3')).tagName).toBe('P');
});

test('where nobody has to ask the work is left at once, and what is carried along arrives', async () => {
  const user = open();
  await user.click(press('动工'));
  await user.click(link('登录'));
  expect([here(), history.state.usr]).toEqual(['/login', { from: '/shop/3' }]);
});

test('a screen that breaks is replaced alone, until the merchant goes elsewhere', async () => {
  // React tells of it by itself, twice.
  vi.spyOn(console, 'error').mockReturnValue();
  const hush = (event: Event) => event.preventDefault();
  addEventListener('error', hush);
  const user = open();
  await user.click(link('坏页'));
  expect((await screen.findByText('出错：broken on purpose')).tagName).toBe('P');
  await user.click(link('四号店'));
  expect(screen.getByText('店铺 4').tagName).toBe('P');
  expect(screen.queryByText(/出错/)).toBeNull();
  removeEventListener('error', hush);
});

test('of several who may ask, whoever has something to lose does, and takes the question along', () => {
  const router = createBrowserRouter([{ path: '*', element: null }]);
  const stopAsking = router.block(({ nextLocation }) => nextLocation.pathname === '/shop/4');
  const stopIdle = router.block(() => false);
  router.navigate('/shop/5');
  expect([here(), router.get().blocker.state]).toEqual(['/shop/5', 'unblocked']);
  router.navigate('/shop/4');
  expect([here(), router.get().blocker.state]).toEqual(['/shop/5', 'blocked']);
  stopIdle();
  expect(router.get().blocker.state).toBe('blocked');
  router.block(() => false);
  stopAsking();
  expect(router.get().blocker.state).toBe('unblocked');
});
