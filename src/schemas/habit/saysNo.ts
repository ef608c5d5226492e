import type { Failing } from './Habit.ts';

/** What stands at a path: `data.items.0`; `''` is all of it, undefined what is not there. */
export function at(answer: unknown, path: string): unknown {
  return path === '' ? answer : path.split('.').reduce(step, answer);
}

const step = (held: unknown, name: string): unknown =>
  typeof held === 'object' && held !== null && Object.hasOwn(held, name) ? Reflect.get(held, name) : undefined;

/** Whether an answer means no, whatever its HTTP status is. */
export function saysNo({ code, fine = [0] }: Pick<Failing, 'code' | 'fine'>, answer: unknown): boolean {
  const said = code === undefined ? undefined : at(answer, code);
  return said !== undefined && !fine.some((each) => String(each) === String(said));
}
