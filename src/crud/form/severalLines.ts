import type { AnyField } from '#fields/Field.ts';
import { fold, isBlank } from '#schemas/text/fold.ts';
import { type FormDeclaration, fieldOf, type Resource } from '../Resource.ts';

/** The lines of a text, without blank ones and without those that read like one before. */
export function linesOf(text: unknown): readonly string[] {
  const lines = String(text ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => !isBlank(line));
  return lines.filter((line, at) => lines.findIndex((each) => fold(each) === fold(line)) === at);
}

/** The resource as its form for new ones shows it: the field that takes several lines has room for them. */
export function withLines(resource: Resource, { each }: FormDeclaration): Resource {
  if (each === undefined) return resource;
  const { rule, hint, ...field } = fieldOf(resource, each);
  const several: AnyField = {
    ...field,
    kind: 'textarea',
    hint: [hint, `可以一次添加多条，每行一个${field.label}`].filter(Boolean).join('；'),
    rule(text: string) {
      const lines = linesOf(text);
      // Without a line it is the blank text itself that is wrong.
      return (lines.length === 0 ? [text] : lines).map((line) => rule?.(line)).find((message) => message !== undefined);
    },
  };
  return { ...resource, fields: { ...resource.fields, [each]: several } };
}
