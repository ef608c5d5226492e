import { storedChanges } from '#schemas/endpoints/stored.ts';
import { storedIn } from '#schemas/stored/StoredResource.ts';
import { changesBetween, countKept } from '#schemas/stored/storedChanges.ts';
import { route } from '../../http/route.ts';
import { requirePrivilege } from '../../policies.ts';
import { codes, Refusal } from '../../refusals.ts';
import { malformedField } from '../../sentences.ts';
import { keptResources, readRecords } from './queries.ts';

/** Nothing is written: records are counted against the declarations. */
const changes = route(storedChanges, async ({ declarations }, { database, caller, needs }) => {
  requirePrivilege(caller);
  const used = (await needs.stored?.resources()) ?? [];
  const asked = declarations === undefined ? used : storedIn(JSON.stringify(declarations))?.resources;
  if (!asked) throw new Refusal(codes.badInput, malformedField('declarations'));
  const before = new Map(used.map((resource) => [resource.name, resource]));
  const inUse = [];
  for (const after of asked) {
    const { take, counts } = countKept(after);
    await readRecords(database, after.name, take);
    const counted = counts();
    const old = declarations === undefined ? undefined : before.get(after.name);
    const { name, label } = after;
    inUse.push({
      name,
      label,
      isDeclared: true,
      records: counted.records,
      changes: [...changesBetween(old, after, counted)],
    });
  }
  const declared = new Set(asked.map(({ name }) => name));
  const left = (await keptResources(database)).filter(({ name }) => !declared.has(name));
  const undeclared = left.map(({ name, records }) => ({
    ...{ name, label: before.get(name)?.label ?? name, isDeclared: false, records, changes: [] },
  }));
  return { resources: [...inUse, ...undeclared] };
});

export const stored = [changes];
