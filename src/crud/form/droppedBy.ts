import { optionsOf } from '#fields/choice/optionsOf.ts';
import type { AnyField } from '#fields/Field.ts';
import { newRow } from '#fields/nested/newRow.ts';
import type { UnionField } from '#fields/union/union.ts';
import type { Values } from '#providers/data/calls.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';
import { shownFields } from '../logic/shownFields.ts';
import { sameValue } from '../merge/sameValue.ts';
import { type FormDeclaration, fieldOf, type Resource } from '../Resource.ts';
import { formFields } from './formValues.ts';

const isUnion = (field: AnyField): field is UnionField => field.kind === 'union';

/**
 * What a form holds and does not send, in words: a field that has gone out of sight, a variant that is not the chosen
 * one any more. What was never in sight and nobody has touched is not told, nor what a new record starts with.
 */
export function droppedBy(resource: Resource, form: FormDeclaration, before: Values, now: Values): readonly string[] {
  const names = formFields(form);
  const starts = newRow(resource.fields);
  const inSight = shownFields(names, form.when, now);
  const wasInSight = shownFields(names, form.when, before);
  return names.flatMap((name) => {
    const field = fieldOf(resource, name);
    if (isUnion(field)) {
      const held = { before: before[name], now: now[name], start: starts[name] };
      return variantsLost(resource, field, held, [before[field.on], now[field.on]]);
    }
    if (inSight.has(name) || sameValue(now[name], starts[name])) return [];
    return wasInSight.has(name) || !sameValue(now[name], before[name]) ? [field.label] : [];
  });
}

interface Held {
  readonly before: unknown;
  readonly now: unknown;
  readonly start: unknown;
}

function variantsLost(
  resource: Resource,
  { on, variants, label }: UnionField,
  held: Held,
  [chosenBefore, chosen]: readonly [unknown, unknown],
): readonly string[] {
  const part = (value: unknown, key: string) => (isRecord(value) ? value[key] : undefined);
  const words = optionsOf(fieldOf(resource, on));
  return Object.keys(variants).flatMap((key) => {
    const now = part(held.now, key);
    if (String(chosen) === key || sameValue(now, undefined) || sameValue(now, part(held.start, key))) return [];
    const typed = !sameValue(now, part(held.before, key));
    if (!typed && String(chosenBefore) !== key) return [];
    return [words.find(({ value }) => String(value) === key)?.label ?? label];
  });
}
