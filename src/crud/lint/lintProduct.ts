import type { Endpoint } from '#schemas/endpoints/endpoint.ts';
import { endpoints } from '#schemas/endpoints/table.ts';
import type { Declared } from '../declare/complete.ts';
import { catalogue } from './catalogue.ts';
import { isThing } from './checkShape.ts';
import type { Finding } from './Finding.ts';
import { lintDeclaration } from './lint.ts';
import type { ProductFacts } from './ProductFacts.ts';

export { sentenceOf } from './Finding.ts';
export { lintBook } from './lintBook.ts';
export { nearest } from './nearest.ts';
export const codes: readonly string[] = Object.keys(catalogue);

/** A finding with where its declaration stands. */
export interface PlacedFinding extends Finding {
  /** From the root of the project. */
  readonly file: string;
  /** The name the declaration is exported by. */
  readonly exported: string;
}

type Modules = readonly (readonly [file: string, module: object])[];

/** Everything that is wrong with the declarations of these modules, each held against all of them. */
export function lintProduct(modules: Modules): readonly PlacedFinding[] {
  const placed = modules.flatMap(([file, module]) =>
    Object.entries(module).flatMap(([exported, value]) =>
      isDeclaration(value) ? [{ file, exported, declared: value }] : [],
    ),
  );
  const product: ProductFacts = {
    declared: placed.map(({ declared }) => declared),
    addresses: ['/dashboard', '/login', ...modules.flatMap(([, module]) => Object.values(module).flatMap(addressOf))],
    rows: new Set<Endpoint>(Object.values(endpoints)),
  };
  return placed.flatMap(({ declared, ...place }) =>
    lintDeclaration(declared, product).map((finding) => ({ ...finding, ...place })),
  );
}

/** As far as anyone can tell before its shape has been looked at. */
const isDeclaration = (value: unknown): value is Declared => isThing(value) && 'calls' in value && 'fields' in value;

const addressOf = (value: unknown): readonly string[] =>
  isThing(value) && 'Screen' in value && typeof value.path === 'string' ? [value.path] : [];
