import type { Plugin } from 'vite';
import type { DerivedCalls } from '../../src/crud/defineResource.ts';
import { served } from '../../src/schemas/addresses.ts';
import type { Habit } from '../../src/schemas/habit/Habit.ts';
import { collect, dataTexts } from '../lint/collect.mjs';

/**
 * Writes the stored declarations of the product into the server, as data: it imports nothing of `src` but schemas. What is code
 * in them, e.g. a rule, stays with the page.
 */
export function storedPlugin(): Plugin {
  return {
    name: 'stored',
    apply: (_, { isSsrBuild, command }) => isSsrBuild === true || command === 'serve',
    load: {
      filter: { id: /\/server\/declared\/builtIn\.ts$/ },
      async handler() {
        const { modules } = await collect();
        const [builtIn, builtInHabits] = [storedOf, habitsOf].map((of) => JSON.stringify(of(modules, dataTexts())));
        return `export const builtIn = ${builtIn};\nexport const builtInHabits = ${builtInHabits};`;
      },
    },
  };
}

type Modules = readonly (readonly [file: string, module: object])[];
type Texts = readonly (readonly [file: string, text: string])[];

/** Those that are stored, as data: of code declarations the calls become the habit that they follow. */
export function storedOf(modules: Modules, texts: Texts): readonly unknown[] {
  const written = modules.flatMap(([, module]) => Object.values(module)).filter(isStored);
  const asData = texts.map(([, text]): unknown => JSON.parse(text));
  return [...written.map((one) => ({ ...one, calls: one.calls.habit })), ...asData.filter((one) => isStored(one))];
}

/** How the answers of applets beside the product are read: where each answers, and how it says no. */
export function habitsOf(modules: Modules, texts: Texts): readonly unknown[] {
  const written = modules.flatMap(([, module]) => Object.values(module)).flatMap((one) => speaksOf(one) ?? []);
  const asData = texts.flatMap(([, text]) => JSON.parse(text).calls?.habit ?? []);
  return [...written, ...asData].flatMap(({ like, base, fails }: Partial<Habit> & { readonly like?: string }) =>
    base?.startsWith(served.applets) ? [{ like, base, fails }] : [],
  );
}

const speaksOf = (declared: unknown): Habit | undefined =>
  (declared as { readonly calls?: Partial<DerivedCalls> } | null | undefined)?.calls?.speaks;

interface Written {
  readonly stored: true;
  readonly calls: { readonly habit?: object };
}

const isStored = (value: unknown): value is Written =>
  typeof value === 'object' && value !== null && 'stored' in value && value.stored === true && 'calls' in value;
