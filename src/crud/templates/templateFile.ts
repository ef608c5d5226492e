import type { Template, TemplateSet } from './TemplateSet.ts';
import { readTemplates, writeTemplates } from './templates.ts';

/** More than anyone writes. */
const LARGEST_BYTES = 2_000_000;

/** Templates as a file that another browser takes in. */
export const toTemplateFile = ({ name }: TemplateSet, templates: readonly Template[]): Blob =>
  new Blob([JSON.stringify(writeTemplates({ [name]: templates }), null, 2)], { type: 'application/json' });

/** The templates of one set in a file; none where it holds none, or is no such file. */
export async function fromTemplateFile({ name }: TemplateSet, file: File): Promise<readonly Template[]> {
  if (file.size > LARGEST_BYTES) return [];
  try {
    return readTemplates(JSON.parse(await file.text()))[name] ?? [];
  } catch {
    return [];
  }
}
