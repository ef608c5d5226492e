import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import Form, { type FormRef } from 'rc-field-form';
import { createRef } from 'react';
import type { FieldMap } from '#fields/Field.ts';
import { FieldItem } from '#fields/form/FieldItem.tsx';
import { type CityOptions, FieldContext, type FieldPort } from '#fields/input/FieldContext.ts';
import { createVisibilityTracker } from '#fields/list/createVisibilityTracker.ts';
import { growForest } from '#fields/tree/growForest.ts';
import { createProviders } from '#providers/createProviders.ts';
import { type Providers, ProvidersContext } from '#providers/useProviders.ts';
import { AntdTheme } from '#ui/theme/AntdTheme.tsx';
import { fakeClock } from './fakeClock.ts';
import { pageLog } from './pageLog.ts';
import { stagedWorld } from './stagedWorld.ts';

const Nothing = () => null;

/** A form of some fields, as a merchant has it open. */
export interface OpenFields {
  readonly user: UserEvent;
  /** What the form holds now. */
  values(): Readonly<Record<string, unknown>>;
  /** What the merchant has been told, newest last. */
  told(): readonly string[];
  /** How many inputs are at work: nothing can be saved meanwhile. */
  working(): number;
  /** Asks every input for what it still holds back, as saving does. */
  flush(): void;
}

const tags = [
  { value: 3, label: '零食茶饮' },
  { value: 7, label: '豆制品' },
];
const cities = [
  { value: 6, label: '温哥华' },
  { value: 61, label: '列治文' },
];
const forest = growForest([
  { id: 3, name: '食品', parent: 0 },
  { id: 7, name: '豆制品', parent: 3 },
]);
const done = { loading: false, failed: false, retry: () => {} };
const useCities = (): CityOptions => ({ options: cities, ...done });

/** Draws fields in a form of their own, over the real providers; what they may ask of a form is answered at once. */
export function renderFields(fields: FieldMap, initialValues: Readonly<Record<string, unknown>> = {}): OpenFields {
  const log = (line: string) => void pageLog.push(line);
  const providers: Providers = createProviders({ ...stagedWorld(), log, clock: fakeClock() });
  const flushes = new Set<() => void>();
  let working = 0;
  const port: FieldPort = {
    Item: FieldItem,
    useOptions: () => ({ options: tags, ...done }),
    useForest: () => ({ forest, progress: undefined, isCut: false, failed: false, retry: () => {}, own: undefined }),
    useCities,
    useFinds: (typed) => (name) => name.includes(typed),
    releaseRows: async () => true,
    unit: '',
    alike: () => undefined,
    others: () => [],
    held: () => undefined,
    RefCreate: Nothing,
    touch: () => {},
    noteFailed: () => () => undefined,
    beginWork() {
      working += 1;
      return () => {
        working -= 1;
      };
    },
    keepDraft: () => false,
    refused: () => undefined,
    rows: createVisibilityTracker(),
    beforeSave(flush) {
      flushes.add(flush);
      return () => flushes.delete(flush);
    },
  };
  const held = createRef<FormRef>();
  render(
    <ProvidersContext.Provider value={providers}>
      <AntdTheme>
        <FieldContext.Provider value={port}>
          <Form ref={held} initialValues={{ ...initialValues }} validateTrigger="onBlur">
            {Object.entries(fields).map(([name, field]) => (
              <FieldItem key={name} field={field} path={[name]} siblings={fields} />
            ))}
          </Form>
        </FieldContext.Provider>
      </AntdTheme>
    </ProvidersContext.Provider>,
  );
  return {
    user: userEvent.setup(),
    values: () => held.current?.getFieldsValue(true) ?? {},
    told: () => providers.notifications.get().map(({ text }) => text),
    working: () => working,
    flush: () =>
      act(() => {
        for (const flush of flushes) flush();
      }),
  };
}
