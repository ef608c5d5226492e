import { cleanup, render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { isInstant } from '#schemas/codecs/instant.ts';
import { everyKind, kindNames, names } from '../../tests/support/everyKind.ts';
import type { CellContext } from './Cell.ts';
import { heldCodecs, writtenCodecs } from './codecs.ts';
import { localDay } from './dateTime/localMinute.ts';
import { exampleOf } from './examples.ts';
import type { FieldKind } from './Field.ts';
import type { FilterControl } from './filter/Filter.ts';
import { checkField } from './form/checkField.ts';
import { inputs } from './inputs.ts';
import { kinds } from './kinds.ts';
import { newRow } from './nested/newRow.ts';
import { drawInFull } from './shows.tsx';

afterEach(cleanup);

const seeds = [0, 1, 2, 3, 5, 8, 13, 21, -7, 2 ** 31];
const context: CellContext = { resolve: (path) => path, nameOf: names.nameOf };
const unseen: readonly FieldKind[] = ['kept', 'constant'];

test('every kind has an input', () => {
  expect(Object.keys(inputs).toSorted()).toEqual(Object.keys(kinds).toSorted());
});

describe.each(kindNames)('a field of kind %s', (kind) => {
  const field = everyKind[kind];
  const examples = seeds.map((seed) => exampleOf(field, seed));

  it('has examples that pass its checks, the same for the same seed', () => {
    expect(examples.map((value) => checkField(field, value))).toEqual(seeds.map(() => undefined));
    expect(seeds.map((seed) => exampleOf(field, seed))).toEqual(examples);
  });

  it('comes back from the wire as it was sent', () => {
    for (const codec of [heldCodecs({ value: field }).value, writtenCodecs({ value: field }).value]) {
      if (!codec) continue;
      for (const value of examples) {
        // What is encoded is the codec's own; its type is not known here.
        expect(z.decode(codec, JSON.parse(JSON.stringify(z.encode(codec, value as never) ?? null)) as never)).toEqual(
          value ?? null,
        );
      }
    }
  });

  it('comes back from a sheet as it was written', () => {
    const text = kinds[kind].text;
    for (const value of text && kind !== 'computed' ? examples : []) {
      expect(text?.read(String(text.write(value, field, names)), field, names)).toEqual({ value });
    }
    expect(text?.write(undefined, field, names) ?? '').toBe('');
    expect(text?.read('  ', field, names) ?? { value: undefined }).toEqual({ value: undefined });
  });

  it('is found by a filter made of itself, in the address and in words', () => {
    const filter = kinds[kind].filter;
    for (const value of filter ? examples : []) {
      const asked = askedFor[filter?.control ?? 'words'](value);
      const spelled = filter?.write(asked, field) ?? [];
      expect(spelled.length).toBeGreaterThan(0);
      expect(filter?.read(spelled, field)).toEqual(asked);
      expect(filter?.matches(value, asked, field)).toBe(true);
      expect(filter?.matches(undefined, asked, field)).toBe(false);
      expect(filter?.say(asked, field, names.nameOf)).not.toBe('');
    }
    expect(filter?.read([], field)).toBeUndefined();
  });

  it('is shown in a row and in full, and -- stands for nothing', async () => {
    // What is heavy to show comes late.
    const expectDrawn = async (shown: ReactNode) => {
      const { container } = render(<div>{shown}</div>);
      const drawn = () => container.textContent !== '' || container.querySelector('img, video, .thumb') !== null;
      await waitFor(() => expect(drawn()).toBe(true));
    };
    for (const value of [...examples, undefined]) {
      await expectDrawn(kinds[kind].cell.draw(value, field, context));
      await expectDrawn(drawInFull(value, field, context));
    }
    if (unseen.includes(kind)) expect(drawInFull(examples[0], field, context)).toBe('--');
  });

  it('is sorted the same way round from either side', () => {
    const compare = kinds[kind].compare;
    if (!compare) return;
    for (const a of examples) {
      expect(compare(a, a)).toBe(0);
      for (const b of examples) {
        expect(Math.sign(compare(a, b)) + Math.sign(compare(b, a))).toBe(0);
        for (const c of examples) {
          if (compare(a, b) <= 0 && compare(b, c) <= 0) expect(compare(a, c)).toBeLessThanOrEqual(0);
        }
      }
    }
  });

  it('goes into a form and out of it unchanged', () => {
    const { toForm, fromForm, spread } = kinds[kind].form ?? {};
    for (const value of examples) {
      const record = recordOf(kind, value);
      const inForm = toForm ? toForm(value, field, record, newRow) : value;
      if (spread) expect(kind === 'computed' ? record : spread(inForm, field)).toEqual(record);
      else expect(fromForm ? fromForm(inForm, field, { ...record, type: record.type }) : inForm).toEqual(value);
    }
  });
});

/** What a merchant asks for who looks for exactly this value. */
const askedFor: Readonly<Record<FilterControl, (value: unknown) => unknown>> = {
  options: (value) => (Array.isArray(value) ? value : [value]),
  flag: (value) => value,
  numbers: (value) => ({ min: value, max: value }),
  days: (value) => (typeof value === 'string' ? { from: dayOf(value), to: dayOf(value) } : value),
  words: (value) => (Array.isArray(value) ? value[0] : value),
};

const dayOf = (value: string) => (isInstant(value) ? localDay(value) : value);

/** The record a value stands in: a range in its two days, a union beside the number that chooses it. */
function recordOf(kind: FieldKind, value: unknown): Readonly<Record<string, unknown>> {
  if (kind === 'computed') return {};
  if (kind === 'union') return { type: Array.isArray(value) ? 2 : 3 };
  if (kind !== 'dayRange' || typeof value !== 'object' || value === null) return {};
  return { start: 'from' in value ? value.from : undefined, end: 'to' in value ? value.to : undefined };
}
