import type { Declared } from '#crud/declare/complete.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';
import type { Endpoint } from '#schemas/endpoints/endpoint.ts';
import { endpoints, ownEndpoints } from '#schemas/endpoints/table.ts';
import { lintData, readDataIn } from './json/lintData.ts';
import type { TextFinding } from './json/placesIn.ts';
import { readResources } from './json/readResources.ts';
import { catalogue } from './lint/catalogue.ts';
import type { Finding } from './lint/Finding.ts';
import { lintDeclaration } from './lint/lint.ts';
import { lintRow } from './lint/lintRows.ts';
import type { KnownResource, ProductFacts } from './lint/ProductFacts.ts';

export { builtInOf } from './builtInOf.ts';
export { resourceSchema, resourcesSchema } from './json/jsonSchema.ts';
export { isStyle, sentenceOf } from './lint/Finding.ts';
export { lintBook } from './lint/lintBook.ts';
export { lintPage } from './lint/lintPage.ts';
export { nearest } from './lint/nearest.ts';
export const codes: readonly string[] = Object.keys(catalogue);

/** A finding with where its declaration stands. */
export interface PlacedFinding extends Finding {
  /** From the root of the project. */
  readonly file: string;
  /** The name the declaration, or the row, is exported by. */
  readonly exported: string;
}

/** A finding in a declaration as data. */
export interface TextFindingIn extends TextFinding {
  readonly file: string;
}

type Modules = readonly (readonly [file: string, module: object])[];
/** Declarations as data. */
type Texts = readonly (readonly [file: string, text: string])[];

/**
 * Everything that is wrong with the declarations and rows of these modules and texts, each held against all of them.
 *
 * @param used names of the rows that something uses; left out, none is called idle.
 */
export function lintProduct(
  modules: Modules,
  texts: Texts = [],
  used?: ReadonlySet<string>,
): readonly (PlacedFinding | TextFindingIn)[] {
  const values = valuesIn(modules);
  const placed = values.flatMap(({ value, ...place }) => (isDeclaration(value) ? [{ ...place, declared: value }] : []));
  const rows = values.flatMap(({ value, ...place }) => (isRow(value) ? [{ ...place, row: value }] : []));
  const written = readTexts(texts);
  const product: ProductFacts = {
    ...factsOf(modules, written),
    rows: new Set(Object.values({ ...endpoints, ...ownEndpoints })),
  };
  const asData: ProductFacts = { ...product, alone: true };
  return [
    ...rows.flatMap(({ file, ...named }, nth) =>
      lintRow(named, rows.slice(0, nth), used).map((finding) => ({
        ...finding,
        file,
        exported: named.exported,
      })),
    ),
    ...placed.flatMap(({ declared, ...place }) =>
      lintDeclaration(declared, product).map((finding) => ({ ...finding, ...place })),
    ),
    ...written.flatMap(({ file, data, place }) =>
      lintData(data, asData).map((finding) => ({ ...place(finding), file })),
    ),
  ];
}

/** The same of a `resources.json` that lies beside them, where each that is wrong is left out. */
export function lintBeside(file: string, text: string, modules: Modules, texts: Texts): readonly TextFindingIn[] {
  const { reports } = readResources(text, factsOf(modules, readTexts(texts)));
  return reports.flatMap(({ findings }) => findings.map((finding) => ({ ...finding, file })));
}

const valuesIn = (modules: Modules) =>
  modules.flatMap(([file, module]) =>
    Object.entries(module).map(([exported, value]: [string, unknown]) => ({ file, exported, value })),
  );

const readTexts = (texts: Texts) => texts.map(([file, text]) => ({ file, ...readDataIn(text) }));

/** What there is in all, each declaration the very one that is looked at: read a second time it would stand beside itself. */
function factsOf(modules: Modules, written: ReturnType<typeof readTexts>): ProductFacts {
  const values = valuesIn(modules).map(({ value }) => value);
  const asData = written.flatMap(({ data }) => data.read?.declared ?? []);
  const declared: readonly KnownResource[] = [...values.filter(isDeclaration), ...asData];
  return { declared, addresses: values.flatMap(addressOf) };
}

/** As far as anyone can tell before its shape has been looked at. */
const isDeclaration = (value: unknown): value is Declared => isRecord(value) && 'calls' in value && 'fields' in value;

const isRow = (value: unknown): value is Endpoint => isRecord(value) && 'request' in value && 'response' in value;

const addressOf = (value: unknown): readonly string[] =>
  isRecord(value) && 'Screen' in value && typeof value.path === 'string' ? [value.path] : [];
