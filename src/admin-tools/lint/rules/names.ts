import { found } from '../Finding.ts';
import { nearest } from '../nearest.ts';
import type { Rule } from '../ProductFacts.ts';
import { fieldsIn, isRef } from './fieldsIn.ts';

const namesOf = (declared: readonly { readonly name: string }[]) => declared.map(({ name }) => name);

/** Names are well formed and given once, the later one is told; a former name is free. */
export const ownNames: Rule = (declared, { declared: all }) => {
  const { name, fields } = declared;
  return [
    ...(/^[A-Za-z]\w*$/.test(name) ? [] : [found('malformed-name', ['name'], `"${name}" 不能做资源名`)]),
    ...(all.slice(0, all.indexOf(declared)).some((other) => other.name === name)
      ? [found('duplicate-name', ['name'], `已经有一个资源叫 "${name}"`)]
      : []),
    ...Object.entries(fields).flatMap(([own, { was = [] }]) =>
      was.flatMap((former, nth) => {
        const taken =
          Object.hasOwn(fields, former) ||
          Object.entries(fields).some(([other, field]) => other !== own && field.was?.includes(former));
        return taken ? [found('clashing-was', ['fields', own, 'was', nth], `"${former}" 是另一个字段的名字`)] : [];
      }),
    ),
  ];
};

/** References lead to a resource there is, to a field it has, and never from everyone's records into a shop. */
export const references: Rule = ({ scope, fields, affects = [] }, { declared }) => [
  ...fieldsIn(fields).flatMap(({ field, path }) => {
    if (!isRef(field)) return [];
    const target = declared.find(({ name }) => name === field.to);
    if (!target) {
      const meant = nearest(field.to, namesOf(declared));
      return [found('unknown-resource', [...path, 'to'], `没有叫 "${field.to}" 的资源`, { meant })];
    }
    const { shows } = field;
    return [
      ...(scope === 'global' && target.scope === 'shop'
        ? [found('foreign-scope', [...path, 'to'], `"${field.to}" 属于店铺，这里的记录不属于任何店铺`)]
        : []),
      ...(!target.fields || Object.hasOwn(target.fields, shows)
        ? []
        : [
            found('unknown-field', [...path, 'shows'], `"${field.to}" 没有叫 "${shows}" 的字段`, {
              meant: nearest(shows, Object.keys(target.fields)),
            }),
          ]),
    ];
  }),
  ...affects.flatMap((name, nth) =>
    declared.some((each) => each.name === name)
      ? []
      : [
          found('unknown-resource', ['affects', nth], `没有叫 "${name}" 的资源`, {
            meant: nearest(name, namesOf(declared)),
          }),
        ],
  ),
];
