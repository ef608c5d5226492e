import { refers } from '#fields/ref/refers.ts';
import { found } from '../Finding.ts';
import { isReserved } from '../isReserved.ts';
import { nearest } from '../nearest.ts';
import { aroundOf, type Rule } from '../ProductFacts.ts';
import { fieldsIn } from './fieldsIn.ts';

/** A name stands in addresses, cache keys and drafts. */
const LONGEST = 60;

/** Names are well formed and given once, the later one is told; a former name is free. */
export const ownNames: Rule = (declared, product) => {
  const { name, fields } = declared;
  const { byName } = aroundOf(product);
  const former = new Map<string, Set<string>>();
  for (const [own, { was = [] }] of Object.entries(fields))
    for (const each of was) former.set(each, (former.get(each) ?? new Set()).add(own));
  const isFine = /^[A-Za-z]\w*$/.test(name) && name.length <= LONGEST;
  return [
    ...(isFine ? [] : [found('malformed-name', ['name'], `"${name}" 不能做资源名`)]),
    ...(isReserved(name) ? [found('reserved-name', ['name'], `"${name}" 是程序自己的名字`)] : []),
    ...((byName.get(name) ?? declared) === declared
      ? []
      : [found('duplicate-name', ['name'], `已经有一个资源叫 "${name}"`)]),
    ...Object.entries(fields).flatMap(([own, { was = [] }]) =>
      was.flatMap((each, nth) => {
        const taken = Object.hasOwn(fields, each) || (former.get(each)?.size ?? 0) > 1;
        return taken ? [found('clashing-was', ['fields', own, 'was', nth], `"${each}" 是另一个字段的名字`)] : [];
      }),
    ),
  ];
};

/** References lead to a resource there is, to a field it has, and never from everyone's records into a shop. */
export const references: Rule = ({ scope, fields, affects = [] }, product) => {
  const { byName } = aroundOf(product);
  const unknown = (name: string, path: readonly (string | number)[]) =>
    found('unknown-resource', path, `没有叫 "${name}" 的资源`, { meant: nearest(name, [...byName.keys()]) });
  return [
    ...fieldsIn(fields).flatMap(({ field, path }) => {
      if (!refers(field)) return [];
      const target = byName.get(field.to);
      if (!target) return [unknown(field.to, [...path, 'to'])];
      const { shows, parent } = field;
      const named = { shows, ...(parent !== undefined && { parent }) };
      return [
        ...(scope === 'global' && target.scope === 'shop'
          ? [found('foreign-scope', [...path, 'to'], `"${field.to}" 属于店铺，这里的记录不属于任何店铺`)]
          : []),
        ...Object.entries(named).flatMap(([key, name]) =>
          !target.fields || Object.hasOwn(target.fields, name)
            ? []
            : found('unknown-field', [...path, key], `"${field.to}" 没有叫 "${name}" 的字段`, {
                meant: nearest(name, Object.keys(target.fields)),
              }),
        ),
      ];
    }),
    ...affects.flatMap((name, nth) => (byName.has(name) ? [] : [unknown(name, ['affects', nth])])),
  ];
};
