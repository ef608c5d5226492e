import { useEffect, useRef, useState } from 'react';
import type { Message } from '#schemas/messages.ts';
import { isUnchosen } from '../dependsOn.ts';
import type { FieldKind } from '../Field.ts';
import { useFieldPort } from '../input/FieldContext.ts';
import type { FieldPath } from '../input/ItemProps.ts';
import { useFormInstance } from '../input/useFormInstance.ts';

/** Whether what is chosen goes with the other field, as far as it is known. */
export type Fit = 'fits' | 'misfits' | 'loading' | 'failed';

interface Asked {
  readonly path: FieldPath;
  readonly otherPath: FieldPath;
  readonly kind: FieldKind;
  readonly value: unknown;
  /** What the other field holds. */
  readonly under: unknown;
  readonly fit: Fit;
  /** What the chosen one is called. */
  readonly called: string | undefined;
  /** What the other field is called. */
  readonly other: string;
  readonly wrong: Message | undefined;
  readonly onChange: ((value: unknown) => void) | undefined;
}

interface Cleared {
  readonly value: unknown;
  /** Beside which value of the other it stood; undefined where it never fitted. */
  readonly under: unknown;
  readonly called: string;
}

/**
 * Clears what does not go with the other field any more, and puts it back when that is as it was. What the record itself
 * holds stands until one of the two is changed: nobody's data is thrown away by looking at it.
 */
export function useSettling({ path, otherPath, other, kind, value, under, fit, called, wrong, onChange }: Asked) {
  const { held } = useFieldPort();
  const form = useFormInstance();
  const [cleared, setCleared] = useState<Cleared>();
  const stoodUnder = useRef<unknown>();
  const before = held(path);
  const isNone = isUnchosen(value, kind);
  const isStale = !isNone && value === before && under === held(otherPath);
  const handlers = useRef({ put: (_: unknown) => {}, recheck: () => {} });
  handlers.current = {
    put: (next) => onChange?.(next),
    recheck: () => void (wrong !== undefined && form.validateFields([[...path]]).catch(() => undefined)),
  };

  useEffect(() => {
    const { put } = handlers.current;
    if (isNone) {
      if (cleared?.under === undefined || cleared.under !== under) return;
      put(cleared.value);
      return setCleared(undefined);
    }
    if (fit === 'fits' || isStale) {
      stoodUnder.current = under;
      return setCleared(undefined);
    }
    if (fit !== 'misfits') return;
    // What was put back and does not fit after all is not put back again.
    const stood = stoodUnder.current === under ? undefined : stoodUnder.current;
    setCleared({ value, under: stood, called: called ?? '' });
    // A record that holds one is told that it holds none any more.
    put(kind === 'ref' && before !== undefined ? 0 : undefined);
  }, [isNone, isStale, fit, under, value, kind, called, cleared, before]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was wrong beside another value may not be any more
  useEffect(() => handlers.current.recheck(), [under, fit]);

  const isGone = cleared !== undefined && isNone;
  return {
    isStale,
    /** What was cleared, in a line. */
    cleared: isGone ? clearedText(cleared, other) : undefined,
    /** The record goes on holding what was cleared: a choice cannot be sent empty. */
    isMissing: kind !== 'ref' && !isUnchosen(before, kind),
  };
}

const clearedText = ({ called, under }: Cleared, other: string): Message =>
  `「${called}」不再适合，已清空${under === undefined ? '' : `；选回原来的${other}就会恢复`}`;
