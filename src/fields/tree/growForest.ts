import type { RecordId } from '#providers/data/calls.ts';
import { isReference } from '#schemas/codecs/reference.ts';
import { fold } from '#schemas/text/fold.ts';

/** A record as its tree is made of it. */
export interface Leaflet {
  readonly id: RecordId;
  readonly name: string;
  /** The id of the one it belongs to; 0, `"0"`, `""` and null are none. */
  readonly parent: unknown;
}

/** Why one stands on top although it says that it belongs to another. */
export type Astray = 'orphan' | 'circle' | 'deep';

/** A record with those that belong to it, in the order of their list. */
export interface TreeNode {
  readonly id: RecordId;
  readonly name: string;
  readonly astray?: Astray;
  readonly children: readonly TreeNode[];
}

/** Records that belong to each other; asked by id, which may be a number here and its digits there. */
export interface Forest {
  /** All of them, each once: those whose parent is missing, and one of each circle, stand on top. */
  readonly roots: readonly TreeNode[];
  /** `食品 / 水饺 / 速冻`; undefined for one that is none of them. */
  pathOf(id: RecordId): string | undefined;
  /** It, and all that belongs to it, however far below. */
  below(id: RecordId): readonly RecordId[];
  isLeaf(id: RecordId): boolean;
  /** Those that a text means: the one with this path, else those whose path ends so. */
  meantBy(text: string): readonly RecordId[];
}

interface Grown {
  readonly id: RecordId;
  readonly name: string;
  /** Its name, as names are compared. */
  readonly key: string;
  /** What it says it belongs to. */
  readonly above: string | undefined;
  astray?: Astray;
  /** How many are drawn above it; undefined before it has its place. */
  depth?: number;
  readonly children: Grown[];
}

/** What stands between the names of a path. */
const BETWEEN = ' / ';
/** As other programs write it: `食品>水饺`, `食品 › 水饺`. */
const STEPS = /\s*[/>›»→]\s*/g;
/** What draws a tree goes into it step by step, and would not come back from thousands. */
const DEEPEST = 400;

const keyOf = (text: string): string => fold(fold(text).replaceAll(STEPS, '/'));

/**
 * Makes trees of records. Whatever stands in them, each is found, and nothing goes round for ever: a list that is read
 * while others change it may name parents that are gone, or each other.
 */
export function growForest(leaflets: readonly Leaflet[]): Forest {
  const all = new Map<string, Grown>();
  for (const { id, name, parent } of leaflets) {
    const above = isReference(parent) ? String(parent) : undefined;
    if (!all.has(String(id))) all.set(String(id), { id, name, key: keyOf(name), above, children: [] });
  }
  const aboveOf = ({ above }: Grown): Grown | undefined => (above === undefined ? undefined : all.get(above));
  const roots = hang([...all.values()], aboveOf);
  const belowIt = grouped(all.values(), aboveOf);
  const byKey = grouped(all.values(), ({ key }) => key);

  function below(id: RecordId): readonly RecordId[] {
    const own = all.get(String(id));
    if (!own) return [id];
    // What is added to a set while it is walked through is walked through as well.
    const found = new Set([own]);
    for (const one of found) for (const child of belowIt.get(one) ?? []) found.add(child);
    return [...found].map((one) => one.id);
  }

  function meantBy(text: string): readonly RecordId[] {
    const key = keyOf(text);
    const ends = [...key.matchAll(/\//g)].map(({ index }) => key.slice(index + 1));
    const ending = [key, ...ends].flatMap((end) => byKey.get(end) ?? []);
    const fits = ending.map((one) => ({ id: one.id, fit: fitOf(one, key, aboveOf) }));
    const of = (wanted: string) => fits.flatMap(({ id, fit }) => (fit === wanted ? [id] : []));
    const whole = of('whole');
    return whole.length > 0 ? whole : of('end');
  }

  return {
    roots,
    below,
    meantBy,
    pathOf(id) {
      const own = all.get(String(id));
      if (!own) return undefined;
      const way = new Set<Grown>();
      for (let at: Grown | undefined = own; at && !way.has(at); at = aboveOf(at)) way.add(at);
      return [...way]
        .map(({ name }) => name)
        .reverse()
        .join(BETWEEN);
    },
    isLeaf(id) {
      const own = all.get(String(id));
      return own === undefined || !belowIt.has(own);
    },
  };
}

/** Hangs each under the one it belongs to; gives those that stand on top. */
function hang(all: readonly Grown[], aboveOf: (one: Grown) => Grown | undefined): readonly Grown[] {
  for (const one of all) {
    const way = new Set<Grown>();
    let at: Grown | undefined = one;
    for (; at && at.depth === undefined && !way.has(at); at = aboveOf(at)) way.add(at);
    const climbed = [...way].reverse();
    const [last] = climbed;
    // It has come back to where it was: the circle is opened where it closes.
    if (last && at && at.depth === undefined) last.astray = 'circle';
    for (const each of climbed) {
      const above = aboveOf(each);
      if (!above && each.above !== undefined) each.astray = 'orphan';
      if ((above?.depth ?? 0) >= DEEPEST) each.astray ??= 'deep';
      each.depth = above && !each.astray ? (above.depth ?? 0) + 1 : 0;
    }
  }
  const roots: Grown[] = [];
  for (const one of all) (one.astray ? roots : (aboveOf(one)?.children ?? roots)).push(one);
  return roots;
}

/** Whether a text is all of the path to one, or the end of it. */
function fitOf(own: Grown, key: string, aboveOf: (one: Grown) => Grown | undefined): 'whole' | 'end' | undefined {
  let rest = key;
  for (let at: Grown | undefined = own; at; at = aboveOf(at)) {
    if (rest === at.key) return aboveOf(at) ? 'end' : 'whole';
    if (!rest.endsWith(`/${at.key}`)) return undefined;
    rest = rest.slice(0, -1 - at.key.length);
  }
  return undefined;
}

function grouped<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key | undefined): ReadonlyMap<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
