import type { DerivedCalls } from '#crud/defineResource.ts';
import { jsonIn } from '#fields/text/data.ts';
import { served } from '#schemas/addresses.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';
import type { Habit } from '#schemas/habit/Habit.ts';

/** What the applet has to know of the product's declarations, as data: it imports nothing of them. */
export interface BuiltIn {
  /** Those that are stored. */
  readonly resources: readonly unknown[];
  /** How the answers of applets beside the product are read: where each answers, and how it says no. */
  readonly habits: readonly unknown[];
}

type Modules = readonly (readonly [file: string, module: object])[];
type Texts = readonly (readonly [file: string, text: string])[];

/** What is code in a declaration, e.g. a rule, stays with the page; the calls of one become the habit that they follow. */
export function builtInOf(modules: Modules, texts: Texts): BuiltIn {
  const written = modules.flatMap(([, module]): unknown[] => Object.values(module));
  // What is no JSON is told by the linter.
  const asData = texts.map(([, text]) => jsonIn(text));
  const habits: readonly Spoken[] = [
    ...written.flatMap((one) => callsOf(one)?.speaks ?? []),
    ...asData.flatMap((one) => callsOf(one)?.habit ?? []),
  ];
  return {
    resources: [
      ...written.filter(isStored).map((one) => ({ ...one, calls: one.calls.habit })),
      ...asData.filter((one) => isStored(one)),
    ],
    habits: habits.flatMap(({ like, base, fails }) =>
      base?.startsWith(served.applets) ? [{ like, base, fails }] : [],
    ),
  };
}

type Spoken = Partial<Habit> & { readonly like?: string };
type Calls = Partial<Pick<DerivedCalls, 'speaks'>> & { readonly habit?: Spoken };

const callsOf = (value: unknown) => (isRecord(value) ? (value.calls as Calls | undefined) : undefined);

const isStored = (value: unknown): value is { readonly calls: Calls } =>
  isRecord(value) && value.stored === true && 'calls' in value;
