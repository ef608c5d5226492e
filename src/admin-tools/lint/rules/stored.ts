import type { Declared } from '#crud/declare/complete.ts';
import type { AnyField } from '#fields/Field.ts';
import type { Access } from '#providers/access/createAccessControl.ts';
import { isRecordRule, rulesOf } from '#providers/access/records.ts';
import type { Calls } from '#providers/data/calls.ts';
import { endpoints, ownEndpoints } from '#schemas/endpoints/table.ts';
import { type Finding, found, type Path } from '../Finding.ts';
import type { KnownResource, Rule } from '../ProductFacts.ts';
import { fieldsIn } from './fieldsIn.ts';

const applets: ReadonlySet<string> = new Set(
  Object.values({ ...endpoints, ...ownEndpoints }).map(({ method, path }) => `${method} ${path}`),
);

/** The calls of a stored resource follow the applet's habit, and nobody else has them. */
export const storedCalls: Rule = (declared, { declared: all }) => {
  if (!declared.stored) return [];
  const { calls, removals, order } = declared;
  if (typeof calls !== 'function' || !calls.habit || removals || order) {
    const at = removals ? 'removals' : order ? 'order' : 'calls';
    return [found('unstorable-calls', [at], `"${at}" 是手写的请求`, { at: 'key' })];
  }
  const before = all
    .slice(
      0,
      all.findIndex(({ name }) => name === declared.name),
    )
    .filter(({ stored }) => stored);
  const taken = new Set([...applets, ...before.flatMap(addressesOf)]);
  const first = addressesOf(declared).find((address) => taken.has(address));
  return first === undefined ? [] : [found('taken-call', ['calls'], `"${first}" 已经有别的用处`, { at: 'key' })];
};

function addressesOf({ calls, name, scope, fields }: KnownResource): readonly string[] {
  if (!calls || !fields) return [];
  const made: Calls = typeof calls === 'function' ? calls({ name, scope, fields }).calls : calls;
  return Object.values(made).flatMap((call?: Calls[keyof Calls]) =>
    call ? [`${call.row.method} ${call.row.path}`] : [],
  );
}

/** Who may is checked where the records are kept: a predicate in code does not come along there. R7 */
export const storedRights: Rule = (declared) => {
  if (!declared.stored) return [];
  const { access, rights = {}, fields } = declared;
  return [
    ...unchecked(access, ['access']),
    ...Object.entries(rights).flatMap(([verb, one]) =>
      rulesOf(one).flatMap((rule) =>
        isRecordRule(rule)
          ? typeof rule.when === 'function'
            ? [code(['rights', verb])]
            : []
          : unchecked(rule, ['rights', verb]),
      ),
    ),
    ...fieldsIn(fields).flatMap(({ field, path }) => ofField(field, path)),
  ];
};

const ofField = ({ access }: AnyField, path: Path): readonly Finding[] =>
  Object.entries(access ?? {}).flatMap(([what, one]) => unchecked(one, [...path, 'access', what]));

const unchecked = (access: Access | undefined, path: Path): readonly Finding[] =>
  access && access.below === undefined ? [code(path)] : [];

const code = (path: Path): Finding => found('unchecked-right', path, '这里写的是代码', { at: 'key' });

/** Everyone’s records may be changed by everyone only where somebody has meant it. */
export const openRecords: Rule = ({ stored, scope, access, rights }: Declared) =>
  stored && scope === 'global' && !access && !rights
    ? [found('open-records', ['stored'], '所有店铺的人都能改这些记录', { at: 'key' })]
    : [];
