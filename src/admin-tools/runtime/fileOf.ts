import type { Applets } from '#crud/declare/WrittenAsData.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';
import { readLiteral } from '#schemas/literal/readLiteral.ts';
import { readData } from '../json/lintData.ts';
import { readApplets } from '../json/readApplets.ts';
import type { KnownResource } from '../lint/ProductFacts.ts';

type Written = Readonly<Record<string, unknown>>;

/** What `resources.json` holds, as it was written. */
export interface DeclaredFile {
  readonly resources: readonly Written[];
  readonly $schema?: string;
  readonly applets?: Written;
}

/** The declarations of a file; undefined for a text that is no such file. */
export function fileOf(text: string): DeclaredFile | undefined {
  const { value } = readLiteral(text);
  if (!isRecord(value) || !Array.isArray(value.resources)) return undefined;
  const { $schema, applets, resources } = value;
  return {
    ...(typeof $schema === 'string' && { $schema }),
    ...(isRecord(applets) && { applets }),
    resources: resources.filter(isRecord),
  };
}

/** The declaration of a name in a file. */
export const declarationIn = (file: DeclaredFile | undefined, name: string): Written | undefined =>
  name === '' ? undefined : file?.resources.find((each) => each.name === name);

/** The file with a declaration in the place of the one it was opened as, or behind all others. */
export function replaceIn(file: DeclaredFile, opened: string, { $schema: _, ...written }: Written): DeclaredFile {
  const at = file.resources.findIndex(({ name }) => name === opened);
  const place = at === -1 ? file.resources.length : at;
  return { ...file, resources: [...file.resources.slice(0, place), written, ...file.resources.slice(place + 1)] };
}

/** The file without a declaration. */
export const removeFrom = (file: DeclaredFile, name: string): DeclaredFile => ({
  ...file,
  resources: file.resources.filter((each) => each.name !== name),
});

/** The other declarations of a file, as far as they can be read: what one of them is held against beside the product. */
export const othersIn = (file: DeclaredFile | undefined, opened: string): readonly KnownResource[] =>
  (file?.resources ?? []).flatMap((each) =>
    each.name === opened ? [] : (readData(each, appletsIn(file)).read?.declared ?? []),
  );

/** The applets of a file that can be named. */
export const appletsIn = (file: DeclaredFile | undefined): Applets => readApplets(file).applets;
