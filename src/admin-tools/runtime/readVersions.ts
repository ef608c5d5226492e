import type { Resource } from '#crud/Resource.ts';
import { stepsBack } from '#schemas/declarationsVersion.ts';
import { type ReadResources, type ResourceReport, readResources } from '../json/readResources.ts';
import type { ProductFacts } from '../lint/ProductFacts.ts';
import { type DeclaredFile, declarationIn, fileOf } from './fileOf.ts';

/** The declarations beside the product under the number they were saved as; 0 for a file. */
export interface Version {
  readonly version: number;
  readonly text: string;
}

/**
 * Reads the declarations in use. One that cannot be used, e.g. since the product itself has changed, is set aside with its
 * findings, and what was saved before is used in its place.
 *
 * @param older the last version before one; undefined where there is none.
 */
export async function readVersions(
  now: Version,
  older: (version: number) => Promise<Version | undefined>,
  product: ProductFacts,
  tryOut: (resource: Resource) => void,
): Promise<ReadResources> {
  const read = readResources(now.text, product, tryOut);
  let best = read;
  let file = fileOf(now.text);
  let { version } = now;
  for (let step = 0; step < stepsBack && version > 0 && best.reports.some(isRefused); step += 1) {
    const before = await older(version);
    if (!before) break;
    version = before.version;
    const mended = mendedFrom(file, fileOf(before.text), best.reports);
    const tried = mended && readResources(JSON.stringify(mended), product, tryOut);
    // What is in use already does not go for what was.
    if (!tried || !best.resources.every(({ name }) => isIn(tried, name))) continue;
    if (tried.resources.length <= best.resources.length) continue;
    best = tried;
    file = mended;
  }
  return { resources: best.resources, reports: read.reports.map((each) => ({ ...each, state: stateOf(each, best) })) };
}

const isRefused = ({ state }: ResourceReport): boolean => state !== 'used';
const isIn = ({ resources }: ReadResources, name: string): boolean => resources.some((each) => each.name === name);

/** The file with its refused declarations and applets as they were before; a file that is none at all as a whole. */
function mendedFrom(
  file: DeclaredFile | undefined,
  before: DeclaredFile | undefined,
  reports: readonly ResourceReport[],
) {
  if (!file) return before;
  const refused = new Set(reports.filter(isRefused).map(({ name }) => name));
  const resources = file.resources.map((each) =>
    typeof each.name === 'string' && refused.has(each.name) ? (declarationIn(before, each.name) ?? each) : each,
  );
  const applets = Object.fromEntries(
    reports.flatMap(({ applet, state }) => {
      const habit = applet === undefined || state === 'used' ? undefined : before?.applets?.[applet];
      return habit === undefined ? [] : [[applet, habit]];
    }),
  );
  return { ...file, resources, ...(file.applets && { applets: { ...file.applets, ...applets } }) };
}

function stateOf({ state, name, applet }: ResourceReport, best: ReadResources): ResourceReport['state'] {
  if (state === 'whole') return best.resources.length > 0 ? 'wholeOlder' : 'whole';
  if (state !== 'refused') return state;
  const isMended =
    applet === undefined
      ? name !== undefined && isIn(best, name)
      : !best.reports.some((each) => each.applet === applet && isRefused(each));
  return isMended ? 'older' : state;
}
