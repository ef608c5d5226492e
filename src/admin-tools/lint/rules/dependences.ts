import { isDependent, misfit } from '#fields/dependsOn.ts';
import type { AnyField, FieldMap } from '#fields/Field.ts';
import { isObject } from '#fields/nested/isObject.ts';
import { type Finding, found, quoted } from '../Finding.ts';
import { nearest } from '../nearest.ts';
import { aroundOf, type Rule } from '../ProductFacts.ts';
import { circleIn } from './circleIn.ts';
import { fieldsIn, isChoice, isList, isRef, type Placed } from './fieldsIn.ts';

/** What depends on another field can be chosen: the way to it ends, and what is offered exists. */
export const dependences: Rule = ({ fields, form }, product) => {
  const { byName } = aroundOf(product);
  const seen = form?.sections && new Set(form.sections.flatMap((section) => section.fields));
  return [
    ...circles(fields, ['fields']),
    ...fieldsIn(fields).flatMap((placed): readonly Finding[] => {
      const { field, path } = placed;
      if (!isDependent(field)) return [];
      const name = String(path.at(-1));
      const { dependsOn } = field;
      const isAlone = seen !== undefined && path.length === 2 && seen.has(name) && !seen.has(dependsOn.field);
      return [
        ...(isAlone
          ? [
              found(
                'idle-dependence',
                [...path, 'dependsOn', 'field'],
                `"${dependsOn.field}" 不在任何分组里，没法先选它`,
              ),
            ]
          : []),
        ...(isChoice(field) ? optionsUnder(placed) : []),
        ...(isRef(field) ? targetOf(placed, byName.get(field.to)?.fields) : []),
      ];
    }),
  ];
};

/** Each value has options, and each option a value of the other field. */
function optionsUnder({ field, path, siblings }: Placed): readonly Finding[] {
  if (!isChoice(field) || !field.dependsOn) return [];
  const { field: on, options } = field.dependsOn;
  const known = valuesOf(siblings[on]);
  const own = new Set<unknown>(field.options.map(({ value }) => value));
  const wrong = misfit(field, field.initial, { [on]: siblings[on]?.initial });
  return [
    ...Object.entries(options).flatMap(([value, offered]) => {
      const place = [...path, 'dependsOn', 'options', value];
      return [
        ...(known && !known.has(value)
          ? [found('idle-dependence', place, `"${on}" 没有 ${value} 这个值`, { at: 'key' as const })]
          : []),
        ...offered.flatMap((each, nth) =>
          own.has(each) ? [] : [found('idle-dependence', [...place, nth], `选项里没有 ${quoted(each)}`)],
        ),
      ];
    }),
    ...(wrong === undefined ? [] : [found('misfit-initial', [...path, 'initial'], wrong)]),
  ];
}

function targetOf({ field, path }: Placed, target: FieldMap | undefined): readonly Finding[] {
  if (!isRef(field) || !field.dependsOn || !target || Object.hasOwn(target, field.dependsOn.by)) return [];
  const { by } = field.dependsOn;
  const meant = nearest(by, Object.keys(target));
  return [found('unknown-field', [...path, 'dependsOn', 'by'], `"${field.to}" 没有叫 "${by}" 的字段`, { meant })];
}

/** The values a field can have, written as text; undefined where they are records. */
function valuesOf(field: AnyField | undefined): ReadonlySet<string> | undefined {
  if (isChoice(field)) return new Set(field.options.map(({ value }) => String(value)));
  return field?.kind === 'switch' ? new Set(['true', 'false']) : undefined;
}

/** Fields that wait for each other, in each row of fields by itself. */
function circles(fields: FieldMap, path: readonly (string | number)[]): readonly Finding[] {
  const waits = Object.entries(fields).flatMap(([name, field]) =>
    isDependent(field) ? [[name, { [field.dependsOn.field]: [] }] as const] : [],
  );
  const circle = circleIn(Object.fromEntries(waits));
  return [
    ...(circle
      ? [found('dependence-circle', [...path, circle[0] ?? '', 'dependsOn'], `互相等待：${circle.join(' → ')}`)]
      : []),
    ...Object.entries(fields).flatMap(([name, field]) =>
      isList(field) || isObject(field) ? circles(field.of, [...path, name, 'of']) : [],
    ),
  ];
}
