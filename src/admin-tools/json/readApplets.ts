import { habitIn } from '#crud/declare/fromData.ts';
import type { Applets, WrittenHabit } from '#crud/declare/WrittenAsData.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';
import { checkShape } from '../lint/checkShape.ts';
import { type Finding, found, isStyle } from '../lint/Finding.ts';
import { habitShape } from '../lint/habitShape.ts';
import { guarded, isReadable } from '../lint/lint.ts';

/** What a way to ask for pages, or to sort, cannot do without, and whom a session may not reach; places are the habit's. */
export function habitGaps(habit: WrittenHabit): readonly Finding[] {
  const { paging, sort, base = '', session } = habitIn({ habit });
  const gaps = [
    ...keysOf[paging.by].filter((key) => !Object.hasOwn(paging, key)).map((key) => ['paging', key]),
    ...(sort ? sortKeys[sort.by].filter((key) => !Object.hasOwn(sort, key)).map((key) => ['sort', key]) : []),
  ].map(([part = '', key = '']) => found('missing-key', [part], `缺少 "${key}"`));
  const leaks = session !== undefined && /^https?:/.test(base);
  return [...gaps, ...(leaks ? [found('leaking-session', ['base'], `${base} 不是登录所在的小程序`)] : [])];
}
const keysOf = {
  page: ['page', 'size'],
  offset: ['offset', 'limit'],
  range: ['range'],
  cursor: ['cursor', 'limit'],
} as const;
const sortKeys = { sign: ['param'], pair: ['field', 'order'], json: ['param'] } as const;

/** What a file says of its applets: those that can be named, and what is wrong with each of the others. */
export interface AppletsRead {
  readonly applets: Applets;
  readonly wrong: ReadonlyMap<string, readonly Finding[]>;
}

/** Reads the applets that a `resources.json` describes; places are the file's. */
export function readApplets(file: unknown): AppletsRead {
  const written = isRecord(file) && isRecord(file.applets) ? file.applets : {};
  const applets: [name: string, habit: WrittenHabit][] = [];
  const wrong = new Map<string, readonly Finding[]>();
  for (const [name, habit] of Object.entries(written)) {
    const shape = guarded(() => checkShape(habit, habitShape, [], { fields: {}, data: true }));
    const findings = isHabit(habit, shape) ? [...shape, ...guarded(() => habitGaps(habit))] : shape;
    if (isHabit(habit, findings) && findings.every(isStyle)) applets.push([name, habit]);
    const at = findings.map((finding) => ({ ...finding, path: ['applets', name, ...finding.path] }));
    if (at.length > 0) wrong.set(name, at);
  }
  return { applets: Object.fromEntries(applets), wrong };
}

/** Whether its shape is such that it can be read as a habit. */
const isHabit = (_: unknown, shape: readonly Finding[]): _ is WrittenHabit => isReadable(shape);
