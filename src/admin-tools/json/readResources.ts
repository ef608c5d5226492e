import { complete } from '#crud/declare/complete.ts';
import type { Resource } from '#crud/Resource.ts';
import { refers } from '#fields/ref/refers.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';
import { readLiteral } from '#schemas/literal/readLiteral.ts';
import { checkShape } from '../lint/checkShape.ts';
import { type Finding, found, isStyle, type Path } from '../lint/Finding.ts';
import { unusable } from '../lint/lint.ts';
import type { ProductFacts } from '../lint/ProductFacts.ts';
import { fieldsIn } from '../lint/rules/fieldsIn.ts';
import { resourcesFile } from '../lint/shapes.ts';
import { type DataRead, lintData, readData } from './lintData.ts';
import { placesIn, type TextFinding } from './placesIn.ts';
import { readApplets } from './readApplets.ts';

/** What is to be told of a declaration of the file. */
export interface ResourceReport {
  /** What it calls itself, as far as it says. */
  readonly title: string;
  /** Under which name it would be used, where it says one. */
  readonly name?: string;
  /** The name of an applet that the file describes: whoever names it is refused. */
  readonly applet?: string;
  readonly findings: readonly TextFinding[];
  /**
   * It is used all the same, or it alone is not; or it is the file itself, and nothing of it is used. Or what was saved
   * before is used in its place: `older`, `wholeOlder`.
   */
  readonly state: 'used' | 'refused' | 'whole' | 'older' | 'wholeOlder';
}

/** What a `resources.json` comes to: each declaration by itself is a resource, or refused. */
export interface ReadResources {
  readonly resources: readonly Resource[];
  readonly reports: readonly ResourceReport[];
}

/**
 * Reads `resources.json`: `{ "resources": [ … ] }`; each is held against the product and those of the file.
 *
 * @param tryOut throws for a resource that the frame could not take in
 */
export function readResources(
  text: string,
  product: ProductFacts,
  tryOut: (resource: Resource) => void = () => undefined,
): ReadResources {
  const literal = readLiteral(text);
  const { fault, value } = literal;
  const place = placesIn(text, literal);
  const listed = isRecord(value) ? value.resources : undefined;
  if (fault || !Array.isArray(listed)) {
    const wrong = fault
      ? [found('unreadable', [], fault.what)]
      : checkShape(value, { is: 'object', keys: resourcesFile }, [], { fields: {}, data: true });
    return { resources: [], reports: [{ title: 'resources.json', findings: wrong.map(place), state: 'whole' }] };
  }
  const { applets, wrong } = readApplets(value);
  const all = listed.map((each) => readData(each, applets));
  const made = makeAll(all, product, tryOut);
  return {
    resources: made.flatMap(({ resource }) => resource ?? []),
    reports: [
      ...[...wrong].map(
        ([applet, findings]): ResourceReport => ({
          ...{ title: `接口 ${applet}`, applet, findings: findings.map(place) },
          state: Object.hasOwn(applets, applet) ? 'used' : 'refused',
        }),
      ),
      ...made.flatMap(({ resource, findings }, nth): readonly ResourceReport[] => {
        if (findings.length === 0) return [];
        const title = titleOf(listed[nth], nth);
        const at = ({ path, ...finding }: Finding) => place({ ...finding, path: ['resources', nth, ...path] });
        const name = nameOf(listed[nth]);
        return [{ title, ...(name && { name }), findings: findings.map(at), state: resource ? 'used' : 'refused' }];
      }),
    ],
  };
}

interface Made {
  readonly findings: readonly Finding[];
  readonly resource?: Resource;
}

/**
 * Each held against the product and those of the file. Whoever refers to a refused one could not read its names: it is
 * refused as well, and so is who refers to that.
 */
function makeAll(all: readonly DataRead[], product: ProductFacts, tryOut: (resource: Resource) => void) {
  const declared = [...product.declared, ...all.flatMap(({ read }) => (read ? [read.declared] : []))];
  const facts: ProductFacts = { ...product, alone: true, declared };
  const made = all.map((data) => makeOf(data, facts, tryOut));
  const usable = new Set(
    [...product.declared, ...made.flatMap(({ resource }) => resource ?? [])].map(({ name }) => name),
  );
  const leftOut = declared.map(({ name }) => name).filter((name) => !usable.has(name));
  const referring = new Map<string, { readonly nth: number; readonly path: Path }[]>();
  for (const [nth, { resource }] of made.entries())
    for (const { field, path } of fieldsIn(resource?.fields ?? {}))
      if (refers(field)) referring.set(field.to, [...(referring.get(field.to) ?? []), { nth, path }]);
  for (const name of leftOut) {
    for (const { nth, path } of referring.get(name) ?? []) {
      const { resource, findings = [] } = made[nth] ?? {};
      made[nth] = { findings: [...findings, found('unknown-resource', [...path, 'to'], `"${name}" 没有启用`)] };
      if (resource) leftOut.push(resource.name);
    }
  }
  return made;
}

/** The resource a declaration makes, and what is to be told of it; none where something is wrong. */
function makeOf(data: DataRead, product: ProductFacts, tryOut: (resource: Resource) => void): Made {
  const findings = lintData(data, product);
  if (!data.read || !findings.every(isStyle)) return { findings };
  try {
    const resource = complete(data.read.declared);
    tryOut(resource);
    return { findings, resource };
  } catch (error) {
    return { findings: [...findings, unusable(error)] };
  }
}

const nameOf = (value: unknown): string => (isRecord(value) && typeof value.name === 'string' ? value.name : '');

function titleOf(value: unknown, nth: number): string {
  const { label, name }: Readonly<Record<string, unknown>> = isRecord(value) ? value : {};
  const said = [label, name].find((each) => typeof each === 'string' && each !== '');
  return typeof said === 'string' ? said.slice(0, LONGEST_TITLE) : `第 ${nth + 1} 个资源`;
}
const LONGEST_TITLE = 40;
