import type { Resource } from '#crud/Resource.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(['#resources/*/*.ts', '!**/*.test.ts'], {
  eager: true,
});

/** A declaration with the place it stands in. */
export interface Placed {
  /** `/src/resources/goods/goods.ts` */
  readonly file: string;
  /** The name it is exported by. */
  readonly exported: string;
  readonly resource: Resource;
}

/** Every declaration of the product; evaluated when it is built, never in a browser. */
export function declarations(): readonly Placed[] {
  return Object.entries(modules).flatMap(([file, module]) =>
    Object.entries(module).flatMap(([exported, value]) =>
      isResource(value) ? [{ file, exported, resource: value }] : [],
    ),
  );
}

const isResource = (value: unknown): value is Resource =>
  typeof value === 'object' && value !== null && 'calls' in value && 'fields' in value;
