import { readdirSync, readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import type { Resource } from '#crud/Resource.ts';
import { declaredResources } from '../support/declaredResources.ts';
import { agreed, agreedFor, writtenToday } from '../support/exchanges/agreements.ts';
import { everySubject } from '../support/exchanges/everySubject.ts';
import { faultsOf } from '../support/exchanges/faultsOf.ts';
import { openNetwork } from '../support/exchanges/openNetwork.ts';
import { SHOP } from '../support/exchanges/subjects.ts';

const subjects = everySubject();
const folder = 'tests/contract/exchanges';

test.each(subjects)('T1 T2 T3 T5 T6 $name asks, sends and reads as it was agreed', async (subject) => {
  expect(await faultsOf(subject, await agreedFor(subject), openNetwork)).toEqual([]);
});

it('every exchange is written down, and none that nobody has any more: npm run resource:contract', async () => {
  expect(Object.keys(agreed).toSorted()).toEqual(subjects.map(({ name }) => name).toSorted());
});

it('what is written down is what happens today: npm run resource:contract writes it, git shows what changed', async () => {
  const held = Object.fromEntries(readdirSync(folder).map((file) => [file, readFileSync(`${folder}/${file}`, 'utf8')]));
  expect(await writtenToday()).toEqual(held);
});

const ofShop = declaredResources.filter(({ scope }) => scope === 'shop').flatMap(verbsOf);

test.each(ofShop)('R8 $name names its shop, or the one record it is about', async ({ name, byRecord }) => {
  const sent = agreed[name]?.sent.at(-1) ?? '';
  const said = [...new URLSearchParams(sent.replace(/^\S+ \S+?[? ]/, ''))];
  const named = said.some(([field, value]) => field === 'shop_id' && value === String(SHOP));
  expect(named || byRecord, sent).toBe(true);
});

/** A record's own id says whose it is, where the applet has no place for the shop. */
function verbsOf({ name, calls }: Resource) {
  return Object.keys(calls).map((verb) => ({
    name: `${name}.${verb}`,
    byRecord: ['getOne', 'update', 'deleteOne'].includes(verb),
  }));
}
