import {
  declarationsGet,
  declarationsRestore,
  declarationsSave,
  declarationsText,
  declarationsVersions,
} from '#schemas/endpoints/declarations.ts';
import { type Call, route } from '../../http/route.ts';
import { requirePrivilege } from '../../policies.ts';
import { codes, Refusal } from '../../refusals.ts';
import { sentences } from '../../sentences.ts';
import {
  addVersion,
  latestNumber,
  latestVersion,
  listVersions,
  NOTHING,
  numberBefore,
  versionUnder,
} from './queries.ts';

const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

const read = route(declarationsGet, async (_, { database, caller, needs }) => {
  requirePrivilege(caller);
  const file = (await needs.readDeclarationsFile?.()) ?? null;
  const saved = await latestVersion(database);
  if (!saved) return { version: 0, text: file ?? NOTHING, at: null, who: '', before: null, file };
  const { id, text, at, who } = saved;
  return { version: id, text, at: seconds(at), who, before: await numberBefore(database, saved), file };
});

const save = route(declarationsSave, async ({ version, declared }, call) => {
  requirePrivilege(call.caller);
  await requireLatest(call, version);
  const text = `${JSON.stringify(declared, null, 2)}\n`;
  return { version: await add(call, { replaces: version === 0 ? await keepFile(call) : version, text }) };
});

const versions = route(declarationsVersions, async (page, { database, caller }) => {
  requirePrivilege(caller);
  const found = await listVersions(database, page);
  return {
    versions: found.versions.map(({ id, at, who, same_as }) => ({ version: id, at: seconds(at), who, same_as })),
    total_count: found.total_count,
  };
});

const text = route(declarationsText, async ({ version }, { database, caller }) => {
  requirePrivilege(caller);
  return { text: (await requireVersion(database, version)).text };
});

const restore = route(declarationsRestore, async ({ version, to }, call) => {
  requirePrivilege(call.caller);
  await requireLatest(call, version);
  const found = await requireVersion(call.database, to);
  return { version: await add(call, { replaces: version, text: found.text, same_as: found.same_as ?? found.id }) };
});

/** Saves of declarations, kept version by version. */
export const declarations = [read, save, versions, text, restore];

/** @throws Refusal 409 when somebody else has saved since. */
async function requireLatest({ database }: Call, version: number): Promise<void> {
  if ((await latestNumber(database)) !== version) throw new Refusal(codes.conflict, sentences.declarationsChanged);
}

/** @throws Refusal 404 */
async function requireVersion(database: Call['database'], version: number) {
  const found = await versionUnder(database, version);
  if (!found) throw new Refusal(codes.notFound, sentences.declarationsVersionMissing);
  return found;
}

type Said = Pick<Parameters<typeof addVersion>[1], 'replaces' | 'text' | 'same_as' | 'who'>;
const add = ({ database, caller, needs }: Call, said: Said) =>
  addVersion(database, { ...said, user_id: caller.userId, at: needs.clock() });

/** What lay there as a file becomes the first version, so that one can go back to it. @returns its number, 0 without a file */
async function keepFile(call: Call): Promise<number> {
  const file = await call.needs.readDeclarationsFile?.();
  // PostgreSQL keeps no U+0000, and no JSON holds one.
  const text = file?.replaceAll('\0', '');
  return text === undefined ? 0 : add(call, { replaces: 0, text, who: 'resources.json' });
}
