import type { AnyField, FillTime } from '#fields/Field.ts';
import type { Message } from '#schemas/messages.ts';
import type { ResourceAccess } from '../access/useAccess.ts';
import { type FormDeclaration, fieldOf, type Resource } from '../Resource.ts';

/** A form as one merchant has it. R7 */
export interface FormFor {
  /** What is drawn. */
  readonly seen: FormDeclaration;
  /** What can be filled in, is validated and sent. */
  readonly written: FormDeclaration;
  /** What is only shown, each with the reason where there is one. */
  readonly locked: ReadonlyMap<string, Message | undefined>;
  /** Nothing of the record may be changed. */
  readonly refused: boolean;
}

/**
 * The declared form without what this merchant may not see or nobody fills in now, and with what they may not change for
 * reading only.
 *
 * @param refused nothing of this record may be changed
 */
export function formFor(
  resource: Resource,
  form: FormDeclaration,
  access: ResourceAccess,
  time: FillTime,
  refused = false,
): FormFor {
  const locked = new Map<string, Message | undefined>();
  for (const name of form.sections.flatMap(({ fields }) => fields)) {
    const field = fieldOf(resource, name);
    const { can, reason } = access.changes(name);
    if (refused || !can || field.readOnly) locked.set(name, can ? undefined : reason);
    else if (!isFilledAt(field, time) && isSeenAt(field, time)) locked.set(name, ADDED_ONCE);
  }
  const seen = narrowed(form, (name) => access.sees(name) && isSeenAt(fieldOf(resource, name), time));
  return { seen, written: narrowed(seen, (name) => !locked.has(name)), locked, refused };
}

/** What is said of a field that is filled in when its record is added, and of one that is changed all the same. */
export const ADDED_ONCE: Message = '添加后不能修改';

/** Whether a field is filled in when one is added, or when one is changed. */
export const isFilledAt = ({ only }: AnyField, time: FillTime): boolean => only === undefined || only === time;
const isSeenAt = (field: AnyField, time: FillTime): boolean =>
  isFilledAt(field, time) || (time === 'update' && field.otherwise !== 'hidden');

/** What of a form is filled in when one is added, or when one is changed. */
export const formAt = ({ fields }: Pick<Resource, 'fields'>, form: FormDeclaration, time: FillTime): FormDeclaration =>
  Object.values(fields).every((field) => isFilledAt(field, time))
    ? form
    : narrowed(form, (name) => fields[name] !== undefined && isFilledAt(fields[name], time));

const narrowed = (form: FormDeclaration, stays: (name: string) => boolean): FormDeclaration => ({
  ...form,
  // One that is a tool alone has no fields to begin with.
  sections: form.sections
    .filter(({ fields }) => fields.length === 0 || fields.some(stays))
    .map((section) => ({ ...section, fields: section.fields.filter(stays) })),
});
