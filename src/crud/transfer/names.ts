import type { AnyField, FieldMap } from '#fields/Field.ts';
import { kinds } from '#fields/kinds.ts';
import { refers } from '#fields/ref/refers.ts';
import type { Names } from '#fields/text/FieldText.ts';
import type { Forest } from '#fields/tree/growForest.ts';
import type { DataRecord, RecordId } from '#providers/data/calls.ts';
import { fold } from '#schemas/text/fold.ts';

/** `under` is what the record goes with, where a field depends on another one. */
type Pairs = readonly (readonly [id: RecordId, name: string, under?: unknown])[];

/** Where names come from; each is asked only when a field needs it. */
interface Sources {
  /** The records of another resource. @throws whatever the reading throws. */
  records(resource: string): Promise<readonly DataRecord[]>;
  /** The name of a city; undefined where there is none. */
  city(id: number): Promise<string | undefined>;
}

const CITIES = '*cities';
const sourceOf = (field: AnyField): string =>
  refers(field)
    ? [
        field.to,
        field.shows,
        ...(field.dependsOn ? [field.dependsOn.by] : []),
        ...(field.parent ? [field.parent] : []),
      ].join(' ')
    : CITIES;

/** The names behind every id in these records, both ways. */
export async function readNames(fields: FieldMap, records: readonly DataRecord[], sources: Sources): Promise<Names> {
  const found = new Map<string, Pairs>();
  const forests = new Map<string, Forest | undefined>();
  for (const field of Object.values(fields)) {
    if (!refers(field) || found.has(sourceOf(field))) continue;
    const referred = await sources.records(field.to);
    forests.set(sourceOf(field), kinds[field.kind].forest?.(field, referred));
    found.set(
      sourceOf(field),
      referred.map((record) => [
        record.id,
        String(record[field.shows] ?? ''),
        field.dependsOn && record[field.dependsOn.by],
      ]),
    );
  }
  const cities = Object.keys(fields).filter((name) => fields[name]?.kind === 'city');
  const ids = new Set(cities.flatMap((name) => records.map((record) => Number(record[name] ?? 0)).filter(Boolean)));
  const named = await Promise.all([...ids].map(async (id) => [id, (await sources.city(id)) ?? ''] as const));
  return namesOf(found.set(CITIES, named), forests);
}

/** Where two have the same name, the first one is meant by it. */
export function namesOf(
  found: ReadonlyMap<string, Pairs>,
  forests: ReadonlyMap<string, Forest | undefined> = new Map(),
): Names {
  const sources = new Map(
    [...found].map(([source, pairs]) => {
      const named = pairs.filter(([, name]) => name !== '');
      return [
        source,
        {
          names: new Map(named.map(([id, name]) => [id, name])),
          ids: new Map(named.map(([id, name, under]) => [keyOf(name, under), id] as const).reverse()),
          unders: new Map(pairs.map(([id, , under]) => [id, under])),
        },
      ];
    }),
  );
  return {
    forestOf: (field) => forests.get(sourceOf(field)),
    nameOf: (field, id) => forests.get(sourceOf(field))?.pathOf(id) ?? sources.get(sourceOf(field))?.names.get(id),
    idOf: (field, name, under) => sources.get(sourceOf(field))?.ids.get(keyOf(name, under)),
    fits(field, id, under) {
      const known = sources.get(sourceOf(field))?.unders;
      return !known?.has(id) || known.get(id) === under;
    },
  };
}

const keyOf = (name: string, under: unknown): string =>
  under === undefined ? fold(name) : `${String(under)}\n${fold(name)}`;
