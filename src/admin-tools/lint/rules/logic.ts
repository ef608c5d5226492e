import type { FieldKind, FieldMap } from '#fields/Field.ts';
import { isObject } from '#fields/nested/isObject.ts';
import type { Conditions } from '#providers/access/records.ts';
import { type Finding, found, type Path, quoted } from '../Finding.ts';
import type { Rule } from '../ProductFacts.ts';
import { circleIn } from './circleIn.ts';
import { fieldsIn, isChoice, isUnion } from './fieldsIn.ts';

/** Conditions can be decided, and met. G4 */
export const conditions: Rule = ({ fields, form }) => {
  const when = form?.when ?? {};
  const circle = circleIn(when);
  return [
    ...(circle
      ? [found('condition-circle', ['form', 'when', circle[0] ?? ''], `条件成环：${circle.join(' → ')}`)]
      : []),
    ...Object.entries(when).flatMap(([name, needs]) => unmet(fields, needs, ['form', 'when', name])),
  ];
};

/** The values among some conditions that their fields cannot have. */
export const unmet = (fields: FieldMap, needs: Conditions, path: Path): readonly Finding[] =>
  Object.entries(needs).flatMap(([on, values]) => {
    const field = fields[on];
    if (!isChoice(field) && field?.kind !== 'switch') return [];
    const known = new Set<unknown>(isChoice(field) ? field.options.map(({ value }) => value) : [true, false]);
    return values.flatMap((value, nth) =>
      known.has(value)
        ? []
        : [found('unmeetable-condition', [...path, on, nth], `"${on}" 没有 ${quoted(value)} 这个值`)],
    );
  });

/** What is required can be filled in. */
export const requirements: Rule = ({ fields, form }) => {
  const locked = fieldsIn(fields).flatMap(({ field, path }) =>
    field.required !== undefined && field.readOnly
      ? [found('locked-requirement', [...path, 'required'], `"${field.label}" 必填，却是只读`)]
      : [],
  );
  const sections = form?.sections;
  if (!sections) return locked;
  const seen = new Set(sections.flatMap((section) => section.fields));
  const covered = new Set(
    Object.entries(fields).flatMap(([name, field]) =>
      'from' in field && 'to' in field && seen.has(name) ? [String(field.from), String(field.to)] : [],
    ),
  );
  const unseen = Object.entries(fields).flatMap(([name, { required, readOnly, initial }]) =>
    required === undefined || readOnly || initial !== undefined || seen.has(name) || covered.has(name)
      ? []
      : [found('unreachable-requirement', ['fields', name, 'required'], `"${name}" 必填，却不在任何分组里`)],
  );
  return [...locked, ...unseen];
};

/** A field that is filled in once is filled in by somebody, and is one of the record itself. */
export const fillTimes: Rule = ({ fields }) =>
  fieldsIn(fields).flatMap(({ field: { only, otherwise, readOnly }, path }) => {
    const idle = (key: string, why: string) => [found('idle-only', [...path, key], why, { at: 'key' as const })];
    if (otherwise !== undefined && only !== 'create')
      return idle('otherwise', 'otherwise 只和 only: "create" 一起起作用');
    if (only === undefined) return [];
    if (readOnly) return idle('only', '只读的字段没有人填写');
    return path.length > 2 ? idle('only', 'only 只对记录自己的字段起作用，里面的字段不分添加和修改') : [];
  });

/** Kinds that look at the record around them, or whose names are looked up for its own fields alone. */
const OUTSIDE: ReadonlySet<FieldKind> = new Set<FieldKind>([
  'union',
  'dayRange',
  'computed',
  'ref',
  'refs',
  'tree',
  'city',
]);

/** What stands inside of an object can do without the record around it. */
export const insides: Rule = ({ fields }) =>
  fieldsIn(fields).flatMap(({ field: around, path }) =>
    isObject(around)
      ? Object.entries(around.of).flatMap(([name, { kind, access }]) => {
          const own = [...path, 'of', name];
          return [
            ...(OUTSIDE.has(kind)
              ? [found('unfit-inside', own, `${kind} 字段不能放在 object 里面`, { at: 'key' })]
              : []),
            ...(access
              ? [found('unfit-inside', [...own, 'access'], 'access 只对整个 object 起作用', { at: 'key' })]
              : []),
          ];
        })
      : [],
  );

/** A field stands in one section alone. */
export const sections: Rule = ({ form }) => {
  const seen = new Map<string, number>();
  return (form?.sections ?? []).flatMap(({ fields }, section) =>
    fields.flatMap((name, nth) => {
      const first = seen.get(name) ?? section;
      seen.set(name, first);
      const path = ['form', 'sections', section, 'fields', nth];
      // Twice in one of them is told by its shape.
      return first < section ? [found('repeated-entry', path, `"${name}" 已经在前面的分组里`)] : [];
    }),
  );
};

/** Every variant of a union is for a value its choice can have. */
export const variants: Rule = ({ fields }) =>
  fieldsIn(fields).flatMap(({ field, path, siblings }) => {
    if (!isUnion(field)) return [];
    const on = siblings[field.on];
    if (!isChoice(on)) return [];
    const known = new Set(on.options.map(({ value }) => String(value)));
    return Object.keys(field.variants).flatMap((value) =>
      known.has(value)
        ? []
        : [found('idle-variant', [...path, 'variants', value], `"${field.on}" 没有 ${value} 这个值`, { at: 'key' })],
    );
  });

/** What only a dialog does is asked of a dialog. */
export const dialogs: Rule = ({ form }) =>
  form?.as === 'dialog'
    ? []
    : (['next', 'each'] as const).flatMap((key) =>
        form?.[key] === undefined
          ? []
          : [found('dialog-only', ['form', key], `"${key}" 只在弹窗表单里起作用`, { at: 'key' })],
      );
