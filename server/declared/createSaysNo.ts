import { isRecord } from '#schemas/codecs/isRecord.ts';
import type { Failing } from '#schemas/habit/Habit.ts';
import { habits } from '#schemas/habit/habits.ts';
import { saysNo } from '#schemas/habit/saysNo.ts';
import { readLiteral } from '#schemas/literal/readLiteral.ts';
import { readJson } from '#schemas/text/readJson.ts';
import type { ReadDeclarations } from './readDeclarations.ts';

type Reading = Pick<Failing, 'code' | 'fine'>;

/** Whether the answer of an applet beside the product means no, as the declarations that ask it read its answers. */
export type SaysNo = (applet: string, answer: string) => Promise<boolean>;

/**
 * Reads the declarations when it is asked: many an applet answers 200 to whatever it does not do, and says in its answer
 * that it did not.
 *
 * @param builtIn the habits of the product's own declarations
 */
export function createSaysNo(read: ReadDeclarations, builtIn: readonly unknown[]): SaysNo {
  let known: { readonly text: string | undefined; readonly readings: ReturnType<typeof readingsIn> } | undefined;
  return async (applet, answer) => {
    const text = await read();
    if (known?.text !== text)
      known = { text, readings: readingsIn([...builtIn, ...habitsIn(readLiteral(text ?? '').value)]) };
    const readings = known?.readings.get(applet) ?? [];
    const said = readings.length > 0 ? parse(answer) : undefined;
    return readings.some((each) => saysNo(each, said));
  };
}

/** The habits that a `resources.json` writes down, for an applet or in one declaration. */
function habitsIn(file: unknown): readonly unknown[] {
  if (!isRecord(file)) return [];
  const resources = Array.isArray(file.resources) ? file.resources : [];
  return [
    ...(isRecord(file.applets) ? Object.values(file.applets) : []),
    ...resources.flatMap((each: unknown) => (isRecord(each) && isRecord(each.calls) ? [each.calls.habit] : [])),
  ];
}

/** Every way in which answers of an applet are read, by the name it has in `applets.json`. */
function readingsIn(all: readonly unknown[]): ReadonlyMap<string, readonly Reading[]> {
  const readings = new Map<string, readonly Reading[]>();
  for (const habit of all) {
    const [, name] = isRecord(habit) ? (/^\/applets\/([^/]+)/.exec(String(habit.base)) ?? []) : [];
    if (name !== undefined && isRecord(habit)) readings.set(name, [...(readings.get(name) ?? []), readingOf(habit)]);
  }
  return readings;
}

/** What it says itself, over what the habit it is like says; of what is no such thing, nothing. */
function readingOf({ like, fails }: Readonly<Record<string, unknown>>): Reading {
  const from = Object.entries(habits).find(([name]) => name === (like ?? 'applet'))?.[1].fails;
  const { code = from?.code, fine = from?.fine }: Readonly<Record<string, unknown>> = isRecord(fails) ? fails : {};
  return {
    ...(typeof code === 'string' && { code }),
    ...(Array.isArray(fine) && { fine: fine.map(String) }),
  };
}

function parse(text: string): unknown {
  try {
    return readJson(text);
  } catch {
    return undefined;
  }
}
