import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { ReactNode } from 'react';
import { expect, it, test } from 'vitest';
import { createProviders } from '#providers/createProviders.ts';
import { ProvidersContext } from '#providers/useProviders.ts';
import { fakeClock } from '../../../tests/support/fakeClock.ts';
import { network } from '../../../tests/support/network.ts';
import { stagedWorld } from '../../../tests/support/stagedWorld.ts';
import { useCities } from './useCities.ts';

const names = new Map([
  [6, '温哥华'],
  [61, '列治文'],
  [62, '本拿比'],
]);
const cityOf = (id: number) => ({ city_id: id, city_name: names.get(id) });

/** The applet's cities; gives back what was asked. `hold` keeps the answer to one keyword back until it is let go. */
function serveCities(hold?: string) {
  const asked: string[] = [];
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  network.use(
    http.get('*/city/info/get', ({ request }) => {
      const id = Number(new URL(request.url).searchParams.get('city_id'));
      return HttpResponse.json({ errcode: 0, city: cityOf(id) });
    }),
    http.get('*/city/search', async ({ request }) => {
      const keyword = new URL(request.url).searchParams.get('keyword') ?? '';
      asked.push(keyword);
      if (keyword === hold) await gate;
      const ids = [...names.keys()].filter((id) => String(id).startsWith(keyword));
      return HttpResponse.json({ errcode: 0, cities: ids.map(cityOf) });
    }),
  );
  return { asked, letGo };
}

function openCities(keyword: string, chosen?: number) {
  const providers = createProviders({ ...stagedWorld(), clock: fakeClock() });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ProvidersContext.Provider value={providers}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </ProvidersContext.Provider>
  );
  return renderHook(({ keyword }) => useCities(keyword, chosen), { wrapper, initialProps: { keyword } });
}

it('V5 the chosen city is shown by its name, and nothing is searched for', async () => {
  const { asked } = serveCities();
  const { result } = openCities('', 6);
  await waitFor(() => expect(result.current.options).toEqual([{ value: 6, label: '温哥华' }]));
  expect(asked).toEqual([]);
});

test.each(['温', ' ', '6a'])('V5 the words %j are not sent to the applet', async (keyword) => {
  const { asked } = serveCities();
  const { result } = openCities(keyword, 6);
  await waitFor(() => expect(result.current.options).toHaveLength(1));
  expect(asked).toEqual([]);
});

it('V5 what was found before stays at hand, and wide digits are digits', async () => {
  const { asked } = serveCities();
  const { result, rerender } = openCities('６１', 6);
  await waitFor(() => expect(result.current.options.map(({ value }) => value)).toEqual([6, 61]));
  rerender({ keyword: '列' });
  expect(result.current.options.map(({ value }) => value)).toEqual([6, 61]);
  expect(asked).toEqual(['61']);
});

it('T9 the answer to a keyword that was typed over is not waited for, and does not come back', async () => {
  const { asked, letGo } = serveCities('6');
  const { result, rerender } = openCities('6');
  await waitFor(() => expect(asked).toEqual(['6']));
  rerender({ keyword: '62' });
  await waitFor(() => expect(result.current.options.map(({ value }) => value)).toEqual([62]));
  expect(result.current.loading).toBe(false);
  letGo();
  expect(result.current.options.map(({ value }) => value)).toEqual([62]);
});

it('a search that failed can be tried again', async () => {
  serveCities();
  network.use(http.get('*/city/search', () => HttpResponse.error(), { once: true }));
  const { result } = openCities('61');
  await waitFor(() => expect(result.current.failed).toBe(true));
  result.current.retry();
  await waitFor(() => expect(result.current.options).toEqual([{ value: 61, label: '列治文' }]));
});
