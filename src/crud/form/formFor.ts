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
}

/** The declared form without what this merchant may not see, and with what they may not change for reading only. */
export function formFor(resource: Resource, form: FormDeclaration, access: ResourceAccess): FormFor {
  const locked = new Map<string, Message | undefined>();
  for (const name of form.sections.flatMap(({ fields }) => fields)) {
    const { can, reason } = access.changes(name);
    if (!can || fieldOf(resource, name).readOnly) locked.set(name, can ? undefined : reason);
  }
  const seen = narrowed(form, (name) => access.sees(name));
  return { seen, written: narrowed(seen, (name) => !locked.has(name)), locked };
}

const narrowed = (form: FormDeclaration, stays: (name: string) => boolean): FormDeclaration => ({
  ...form,
  // One that is a tool alone has no fields to begin with.
  sections: form.sections
    .filter(({ fields }) => fields.length === 0 || fields.some(stays))
    .map((section) => ({ ...section, fields: section.fields.filter(stays) })),
});
