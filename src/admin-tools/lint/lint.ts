import type { Declared } from '#crud/declare/complete.ts';
import type { ShapeKeys } from '#fields/Shape.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';
import { checkShape } from './checkShape.ts';
import { type Finding, found } from './Finding.ts';
import type { ProductFacts, Rule } from './ProductFacts.ts';
import { links, openAddresses, ownAddresses, sharedAddresses } from './rules/addresses.ts';
import { answered, carried, rows, saved, scoped } from './rules/calls.ts';
import { dependences } from './rules/dependences.ts';
import { lists } from './rules/lists.ts';
import { conditions, dialogs, fillTimes, insides, requirements, sections, variants } from './rules/logic.ts';
import { ownNames, references } from './rules/names.ts';
import { rights } from './rules/rights.ts';
import { openRecords, storedCalls, storedRights } from './rules/stored.ts';
import { unsafeActions } from './rules/unsafeActions.ts';
import { examples, initials, limits, options } from './rules/values.ts';
import { labels, words } from './rules/words.ts';
import { seenBefore } from './seenBefore.ts';
import { declaration } from './shapes.ts';

const rules: readonly Rule[] = [
  ...[ownNames, references, openAddresses, ownAddresses, sharedAddresses, links],
  ...[scoped, rows, carried, answered, saved, unsafeActions],
  ...[storedCalls, storedRights, openRecords],
  ...[conditions, requirements, sections, variants, insides, dialogs, fillTimes],
  ...[dependences, rights],
  ...[options, initials, examples, limits, lists, words, labels],
];

/** Without these a declaration cannot be looked at any closer. */
const coarse: ReadonlySet<Finding['code']> = new Set([
  'unreadable',
  'unusable',
  'missing-key',
  'wrong-type',
  'unknown-kind',
  'code-only',
]);
/** A rule that meets a name nobody declared has nothing to say; the name itself is told already. */
const blinding: ReadonlySet<Finding['code']> = new Set(['unknown-field', 'unfit-field']);

/** What is wrong with the shape of a declaration; `data` for one without code. */
export const lintShape = (declared: unknown, keys: ShapeKeys, data: boolean): readonly Finding[] =>
  checkShape(declared, { is: 'object', keys }, [], { fields: fieldsOf(declared), data });

const fieldsOf = (declared: unknown): Readonly<Record<string, unknown>> =>
  isRecord(declared) && isRecord(declared.fields) ? declared.fields : {};

/** Whether the rules can look at a declaration whose shape was found so. */
export const isReadable = (shape: readonly Finding[]): boolean => shape.every(({ code }) => !coarse.has(code));

/** What is wrong with a declaration of the right shape. */
export const lintRules = (declared: Declared, product: ProductFacts): readonly Finding[] =>
  rules.flatMap((rule) => guarded(() => rule(declared, product)));

/** What a look at a declaration finds; one that throws has found that it cannot be used. */
export function guarded(look: () => readonly Finding[]): readonly Finding[] {
  try {
    return look();
  } catch (error) {
    return [unusable(error)];
  }
}

/** That a declaration has broken what reads it. */
export const unusable = (error: unknown): Finding =>
  found('unusable', [], `读取时程序出错：${error instanceof Error ? error.message : String(error)}`);

/** Everything that is wrong with a declaration as code writes it; pure, no request is made. */
export function lintDeclaration(declared: Declared, product: ProductFacts): readonly Finding[] {
  const shape = lintShape(declared, declaration, false);
  return isReadable(shape) ? distinct([...shape, ...lintRules(declared, product)]) : shape;
}

/** One finding of a kind for each place; what follows from a wrong name is not told again. */
export function distinct(all: readonly Finding[]): readonly Finding[] {
  const placed = all.map((finding) => ({ finding, place: finding.path.join('\n') }));
  const blind = new Set(placed.filter(({ finding }) => blinding.has(finding.code)).map(({ place }) => place));
  const isAgain = seenBefore();
  return placed.flatMap(({ finding, place }) =>
    isAgain(`${finding.code}\n${place}`) || (blind.has(place) && !blinding.has(finding.code)) ? [] : [finding],
  );
}
