import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { firstFilters } from '#crud/query/listTabs.ts';
import type { Resource } from '#crud/Resource.ts';
import { findablePages } from '#shell/find/findablePages.ts';
import { addressesIn } from '#shell/late/goesTo.ts';
import { createRoutes } from '#shell/routes.tsx';
import { menuOf } from '#shell/sections.ts';
import { trySection } from '#shell/soundSection.ts';
import { anyMutant, goodDeclarations, referred } from '../../../tests/support/declared/mutantDeclarations.ts';
import { shopNamed } from '../../../tests/support/shopNamed.ts';
import { readResources } from '../json/readResources.ts';

const product = { declared: [...referred], addresses: ['/devices'] };
const read = (...resources: readonly unknown[]) => readResources(JSON.stringify({ resources }), product, trySection);
const owner = {
  user: { name: '陈', avatar: '', role: 0, is_merchant: true, is_applied: true },
  shops: [shopNamed(1, '湾区')],
  merchant: null,
};

/** What the frame does with sections before any of them is opened. */
function frame(resources: readonly Resource[]): void {
  createRoutes({ sections: resources, login: null, dashboard: null, log: () => undefined });
  menuOf(resources, owner);
  findablePages(resources, owner);
  addressesIn(resources, owner, 1)('w');
  for (const { calls, list, ...rest } of resources)
    calls.getList?.request({ scope: 1, page: 1, size: list.pageSize, filters: firstFilters({ calls, list, ...rest }) });
}

it('the good ones are used without a word', () => {
  const { resources, reports } = read(...goodDeclarations);
  expect([resources.map(({ name }) => name), reports]).toEqual([['wholes', 'giftCards'], []]);
});

test('of a thousand declarations that were changed each is used or told, and nothing is thrown', {
  timeout: 60_000,
}, () => {
  const sum = { used: 0, reports: 0 };
  fc.assert(
    fc.property(anyMutant, (mutant) => {
      const { resources, reports } = read(mutant);
      expect(resources.length + reports.filter(({ state }) => state !== 'used').length).toBe(1);
      expect(reports.flatMap(({ findings }) => findings.filter(({ code }) => code === 'unusable'))).toEqual([]);
      frame(resources);
      sum.used += resources.length;
      sum.reports += reports.length;
    }),
    { numRuns: 1000, seed: 16 },
  );
  // Neither all of them spared nor none: the changes reach what is used.
  expect(Math.min(sum.used, sum.reports)).toBeGreaterThan(100);
});
