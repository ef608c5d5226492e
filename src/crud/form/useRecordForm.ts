import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'rc-field-form';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { FieldItem } from '#fields/form/FieldItem.tsx';
import type { FieldPort } from '#fields/input/FieldContext.ts';
import { createVisibilityTracker } from '#fields/list/createVisibilityTracker.ts';
import type { Values } from '#providers/data/calls.ts';
import { useProviders } from '#providers/useProviders.ts';
import { useConfirm } from '#ui/ConfirmProvider.tsx';
import { useResumed } from '../anew/useResumed.ts';
import { useFormWrite } from '../data/useFormWrite.ts';
import { useFlushing } from '../drafts/useFlushing.ts';
import { useUnit } from '../units/useUnit.ts';
import { createOthers } from './createOthers.ts';
import { createRecordForm, type FormNeeds, type OpenForm } from './createRecordForm.ts';
import type { FormPorts } from './FormPorts.ts';
import { formView } from './formView.ts';
import { RefCreate } from './RefCreate.tsx';
import { useCities } from './useCities.ts';
import { useFinds } from './useFinds.ts';
import { useForest } from './useForest.ts';
import { useOptions } from './useOptions.ts';
import { useArrival, useProgressiveRender } from './useProgressiveRender.ts';
import { useSaveKey } from './useSaveKey.ts';

interface Dependencies extends Omit<FormNeeds, 'ports'>, Pick<FormPorts, 'refetch'> {
  /** Everything is saved. */
  readonly onSaved: () => void;
  /** The first fields may be there before the others: on a page, not in a dialog, which would grow while it opens. 028 */
  readonly inParts?: true;
  /** The key of a draft that was asked for on the way here: it is put in without being offered first. N4 */
  readonly resume?: string | undefined;
}

export type RecordFormState = ReturnType<typeof useRecordForm>;

/** One form, opened with the screen and drawn as it goes. */
export function useRecordForm({ onSaved, inParts, refetch, resume, ...needs }: Dependencies) {
  const { resource, scope, start } = needs;
  const [fields] = useForm<Values>();
  const providers = useProviders();
  const confirm = useConfirm();
  const client = useQueryClient();
  const write = useFormWrite(resource, scope);
  const [rows] = useState(createVisibilityTracker);
  const [form] = useState(() => {
    const othersOf: FormPorts['othersOf'] = (own) => createOthers(client, resource, scope, own);
    const ports = { ...providers, fields, view: formView, rows, write, confirm, othersOf, refetch };
    return createRecordForm({ ...needs, ports });
  });
  const state = useSyncExternalStore(form.subscribe, form.getSnapshot);
  const { uploads } = form;
  const whole = useProgressiveRender(inParts === true ? state.parts.seen.sections : [], form);
  const [working, setWorking] = useState(false);
  // Drawn with what the inputs put into the form at the same moment, and never ahead of it, as a store would be.
  useEffect(() => uploads.running.subscribe(() => setWorking(uploads.running.get() > 0)), [uploads]);

  useEffect(() => form.begin(), [form]);
  const answer = start.verb === 'update' ? start.of : undefined;
  useEffect(() => {
    if (answer) form.takeAnswer(answer);
  }, [form, answer]);
  useEffect(() => form.onSaved(onSaved), [form, onSaved]);
  useFlushing(form.putAway);
  useResumed(form.draft, form.restore);
  useEffect(() => form.resume(resume), [form, resume]);
  useSaveKey(form.save);
  // On paper nothing comes nearer.
  useEffect(() => {
    addEventListener('beforeprint', rows.drawAll);
    return () => removeEventListener('beforeprint', rows.drawAll);
  }, [rows]);

  const unit = useUnit();
  const port = useMemo(() => portOf(form, unit), [form, unit]);
  const saving = state.phase === 'saving' || state.phase === 'left';
  return { ...state, form, fields, port, saving, working, whole };
}

/** What inputs may ask: the form itself, and what only a drawn one can use. */
function portOf({ port, ownId, arriving, resource }: OpenForm, unit: string): FieldPort {
  return {
    ...port,
    unit,
    Item: FieldItem,
    RefCreate,
    useCities,
    useFinds,
    useForest(field) {
      const found = useForest(field);
      useArrival(arriving, !found.forest && !found.failed);
      return { ...found, own: field.to === resource.name ? ownId() : undefined };
    },
    useOptions(field, under, chosen) {
      const options = useOptions(field, under, chosen);
      useArrival(arriving, options.loading);
      return options;
    },
  };
}
