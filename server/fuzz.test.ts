import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import type { Endpoint } from '#schemas/endpoints/endpoint.ts';
import { sessionKey } from '#schemas/limits.ts';
import { routes } from './routes.ts';
import { anyFields, type SentFields } from './support/anyFields.ts';
import { buildApplet, type Who } from './support/buildApplet.ts';
import { ownedThings } from './support/ownedThings.ts';

// On the other database, one in five: it is the same code but for what the database makes of odd values.
const REQUESTS = inject('postgres') ? 1000 : 5000;
/** A password takes as long to judge as a dozen other calls. */
const OPEN_REQUESTS = 40;
const MOST_MS = 1000;

// That each answer fits its row and that nothing is logged, the applet of the tests sees to by itself.
const applet = await buildApplet();
const things = [
  await ownedThings(applet, 'demo', 1),
  await ownedThings(applet, 'demo', 2),
  await ownedThings(applet, 'rival', 3),
];
// What deletes comes last, or the others would find nothing.
const rows = routes.map(({ row }) => row).sort((a, b) => Number(deletes(a)) - Number(deletes(b)));
function deletes({ path }: Endpoint): boolean {
  return /\/del(?:ete)?\b/.test(path);
}

const callers: readonly Who[] = ['demo', 'demo', 'demo', 'admin', 'admin', 'admin', 'rival', { session: 'nobody' }];
const addresses = fc.nat(999).map((at) => `192.0.2.${at}`);
const answered = [0, 400, 401, 403, 404, 409, 429];

const open = rows.filter((row) => row.open).length;
const runsOf = (row: Endpoint) =>
  row.open ? OPEN_REQUESTS : Math.ceil((REQUESTS - open * OPEN_REQUESTS) / (rows.length - open));

async function ask(row: Endpoint, fields: SentFields, who: Who, address: string) {
  const form = new URLSearchParams(fields.map((field) => [...field]));
  const headers = { [sessionKey]: await applet.sessionOf(who) };
  const begun = performance.now();
  const answer =
    row.method === 'GET'
      ? await applet.fetch(`${row.path}?${form}`, { headers }, address)
      : await applet.fetch(row.path, { method: 'POST', body: form, headers }, address);
  return { status: answer.status, ms: performance.now() - begun, ...(await answer.json()) };
}

/** Asked again when it was slow: a machine that does something else for a second says nothing of the applet. */
async function askInTime(...call: Parameters<typeof ask>) {
  const asked = [await ask(...call)];
  while (asked.length < 4 && (asked.at(-1)?.ms ?? 0) > MOST_MS) asked.push(await ask(...call));
  return { ...asked[0], ms: Math.min(...asked.map(({ ms }) => ms)) };
}

test.each(rows)(
  'T2 T5 $method $path answers whatever it is sent, within a second',
  { timeout: 120_000 },
  async (row) => {
    const anything = fc.asyncProperty(
      anyFields(row, things),
      fc.constantFrom(...callers),
      addresses,
      async (fields, who, address) => {
        const { status, errcode, ms } = await askInTime(row, fields, who, address);
        expect([200, 403]).toContain(status);
        expect(answered).toContain(errcode);
        expect(ms).toBeLessThan(MOST_MS);
        expect(applet.log).toEqual([]);
      },
    );
    await fc.assert(anything, { numRuns: runsOf(row), endOnFailure: true });
  },
);
