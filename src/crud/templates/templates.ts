import { isRecord } from '#schemas/codecs/isRecord.ts';
import type { Template } from './TemplateSet.ts';

/** What this browser keeps for one merchant, by the name of the set. */
export type KeptTemplates = Readonly<Record<string, readonly Template[]>>;

const VERSION = 1;
/** In characters as a box counts them. */
export const NAME_LENGTH = 30;
export const TEXT_LENGTH = 2000;

/** What a browser or a file holds, whatever wrote it; what is unreadable is left out, and a name stands once. */
export function readTemplates(kept: unknown): KeptTemplates {
  if (!isRecord(kept) || kept.version !== VERSION || !isRecord(kept.sets)) return {};
  return Object.fromEntries(
    Object.entries(kept.sets).map(([name, templates]) => [
      name,
      mergeTemplates([], Array.isArray(templates) ? templates.filter(isTemplate).map(plain) : []),
    ]),
  );
}

export const writeTemplates = (sets: KeptTemplates) => ({ version: VERSION, sets });

const isTemplate = (value: unknown): value is Template =>
  isRecord(value) && isOf(value.name, NAME_LENGTH) && isOf(value.text, TEXT_LENGTH);
const isOf = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= most;
/** Whatever else a file says of it is not ours to keep. */
const plain = ({ name, text }: Template): Template => ({ name: name.trim(), text });

/** The templates with one more: in the place of `before` where it was one already, or of the one of its own name. */
export function keepTemplate(templates: readonly Template[], template: Template, before?: string): readonly Template[] {
  const kept = plain(template);
  const place = templates.some(({ name }) => name === before) ? before : kept.name;
  const others = templates.filter(({ name }) => name === place || name !== kept.name);
  return others.some(({ name }) => name === place)
    ? others.map((each) => (each.name === place ? kept : each))
    : [...others, kept];
}

/** The templates with others: one of the same name gives its place. */
export const mergeTemplates = (templates: readonly Template[], others: readonly Template[]): readonly Template[] =>
  others.reduce<readonly Template[]>((all, other) => keepTemplate(all, other), templates);

/** The templates without one. */
export const dropTemplate = (templates: readonly Template[], name: string): readonly Template[] =>
  templates.filter((template) => template.name !== name);
