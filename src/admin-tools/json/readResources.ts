import { declaredFrom, fromData } from '#crud/declare/fromData.ts';
import type { Resource } from '#crud/Resource.ts';
import { may, must, type Shape } from '#fields/Shape.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';
import { checkShape } from '../lint/checkShape.ts';
import { type Finding, found } from '../lint/Finding.ts';
import type { KnownResource, ProductFacts } from '../lint/ProductFacts.ts';
import { isWritten, lintData, placed, type TextFinding } from './lintData.ts';
import { type Literal, readLiteral } from './readLiteral.ts';

/** A declaration of the file that is refused, and why. */
export interface RefusedResource {
  /** What it calls itself, as far as it says. */
  readonly title: string;
  readonly findings: readonly TextFinding[];
  /** It is the file itself that cannot be read: nothing of it is used. */
  readonly whole?: true;
}

/** What a `resources.json` comes to: each declaration by itself is a resource, or refused. */
export interface ReadResources {
  readonly resources: readonly Resource[];
  readonly refused: readonly RefusedResource[];
}

/** What the file is around its declarations; the same as its JSON Schema says. */
const file: Shape = {
  is: 'object',
  keys: { $schema: may({ is: 'text' }), resources: must({ is: 'list', of: { is: 'anything' } }) },
};

/** Reads `resources.json`: `{ "resources": [ … ] }`; each is held against the product and those of the file. */
export function readResources(text: string, product: ProductFacts): ReadResources {
  const literal = readLiteral(text);
  const { fault, value } = literal;
  const listed = isRecord(value) ? value.resources : undefined;
  if (!fault && Array.isArray(listed)) return readAll(listed, { text, literal, product });
  const wrong = fault ? [found('unreadable', [], fault.what)] : checkShape(value, file, [], { fields: {}, data: true });
  const findings = wrong.map((finding) => placed(finding, text, literal));
  return { resources: [], refused: [{ title: 'resources.json', findings, whole: true }] };
}

interface File {
  readonly text: string;
  readonly literal: Literal;
  readonly product: ProductFacts;
}

function readAll(listed: readonly unknown[], { text, literal, product }: File): ReadResources {
  const resources: Resource[] = [];
  const refused: RefusedResource[] = [];
  listed.forEach((value, nth) => {
    // Those before it as they are, those behind it by what they say: a reference may lead forward.
    const before = listed.slice(0, nth).flatMap(knownAs);
    const findings = lintData(
      value,
      { ...product, declared: [...product.declared, ...before] },
      listed.slice(nth + 1).flatMap(knownAs),
    );
    if (findings.length === 0 && isWritten(value, findings)) resources.push(fromData(value));
    else {
      const at = (finding: Finding) => placed({ ...finding, path: ['resources', nth, ...finding.path] }, text, literal);
      refused.push({
        title: titleOf(value, nth),
        findings: findings.map((each) => ({ ...at(each), path: each.path })),
      });
    }
  });
  return { resources, refused };
}

function titleOf(value: unknown, nth: number): string {
  const { label, name }: Readonly<Record<string, unknown>> = isRecord(value) ? value : {};
  const said = [label, name].find((each) => typeof each === 'string' && each !== '');
  return typeof said === 'string' ? said : `第 ${nth + 1} 个资源`;
}

/** What others may refer to; nothing of what cannot be read. */
export function knownAs(value: unknown): readonly KnownResource[] {
  const shape = lintData(value, { declared: [], addresses: [] });
  return isWritten(value, shape) && isRecord(value) ? [declaredFrom(value)] : [];
}
