import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FieldMap } from '#fields/Field.ts';
import type { FieldPort } from '#fields/form/FieldContext.ts';
import { FieldItem } from '#fields/form/FieldItem.tsx';
import { createVisibilityTracker } from '#fields/list/createVisibilityTracker.ts';
import { useConfirm } from '#ui/ConfirmProvider.tsx';
import { createStore } from '../createStore.ts';
import type { Release } from '../drafts/createDrafts.ts';
import { useUnit } from '../units/useUnit.ts';
import { createRefusals } from './createRefusals.ts';
import { createUploads } from './createUploads.ts';
import { RefCreate } from './RefCreate.tsx';
import { useCities } from './useCities.ts';
import { useFinds } from './useFinds.ts';
import { useOptions } from './useOptions.ts';
import { createArriving, useArrival } from './useProgressiveRender.ts';

/** What the form's inputs may ask of it, and what the form learns from them. */
export function useFieldPortOf(
  fields: FieldMap,
  { alike, others, held }: Pick<FieldPort, 'alike' | 'others' | 'held'>,
) {
  const confirm = useConfirm();
  const unit = useUnit();
  const [uploads] = useState(createUploads);
  const [working, setWorking] = useState(false);
  // Drawn with what the inputs put into the form at the same moment, and never ahead of it, as a store would be.
  useEffect(() => uploads.running.subscribe(() => setWorking(uploads.running.get() > 0)), [uploads]);
  const onTyped = useRef<(names: readonly string[]) => void>(() => {});
  const keepDraft = useRef<() => boolean>(() => false);
  const flushes = useRef(new Set<() => void>());
  const [rows] = useState(createVisibilityTracker);
  const [arriving] = useState(createArriving);
  const [refusals] = useState(() => createRefusals(fields));
  const [releases] = useState(() => createStore<readonly Release[]>([]));

  const port: FieldPort = useMemo(
    () => ({
      Item: FieldItem,
      useOptions(field, under, chosen) {
        const options = useOptions(field, under, chosen);
        useArrival(arriving, options.loading);
        return options;
      },
      useCities,
      useFinds,
      unit,
      alike,
      others,
      held,
      RefCreate,
      async releaseRows(field, rows) {
        const yes = await confirm({
          title: rows.length === 1 ? '删除这一行？' : `删除这 ${rows.length} 行？`,
          body: '保存后生效，生效后无法恢复。',
          ok: '删除',
          danger: true,
        });
        if (yes) releases.set([...releases.get(), ...rows.map((row) => ({ field, row }))]);
        return yes;
      },
      touch: (field) => onTyped.current([field]),
      beginWork: uploads.begin,
      noteFailed: uploads.fail,
      keepDraft: () => keepDraft.current(),
      beforeSave(flush) {
        flushes.current.add(flush);
        return () => flushes.current.delete(flush);
      },
      refused: refusals.at,
      rows,
    }),
    [refusals, confirm, releases, arriving, unit, alike, others, held, rows, uploads],
  );

  const flush = useCallback(() => {
    for (const each of flushes.current) each();
  }, []);

  // On paper nothing comes nearer.
  useEffect(() => {
    addEventListener('beforeprint', rows.drawAll);
    return () => removeEventListener('beforeprint', rows.drawAll);
  }, [rows]);

  return {
    port,
    working,
    /** What is sent by inputs and not there yet. */
    uploads,
    /** What inputs have asked for to choose from. */
    arriving,
    /** Saved rows that go with the next save. */
    releases,
    /** What the applet would not take. */
    refusals,
    /** Where the form hears of what inputs put into it by themselves. */
    onTyped,
    /** How the form writes its draft at once. */
    keepDraft,
    /** Asks every input for what it still holds back. */
    flush,
    /** Draws what the form would not check otherwise. */
    drawWrong: rows.drawWrong,
  };
}
