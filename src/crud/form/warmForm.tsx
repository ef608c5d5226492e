import { Button } from 'antd';
import Form from 'rc-field-form';
import { type ReactNode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import type { FieldKind } from '#fields/Field.ts';
import { FieldContext, type FieldPort } from '#fields/form/FieldContext.ts';
import { FieldItem } from '#fields/form/FieldItem.tsx';
import { AntdTheme } from '#fields/theme/AntdTheme.tsx';
import { type Providers, ProvidersContext } from '#providers/useProviders.ts';
import type { Step } from '../list/inSteps.ts';
import { type FormDeclaration, fieldOf, type Resource } from '../Resource.ts';

/** Kinds whose inputs ask nothing of anybody by being drawn. */
const PLAIN: ReadonlySet<FieldKind> = new Set<FieldKind>([
  ...(['text', 'textarea', 'phone', 'url', 'int', 'money', 'choice', 'switch'] as const),
  ...(['tags', 'ref', 'image', 'images', 'blocks', 'list'] as const),
]);

const still = { options: [{ value: 1, label: '…' }], loading: false, failed: false, retry: () => undefined };
/** Of a form that nobody sees. */
const port: FieldPort = {
  Item: FieldItem,
  useOptions: () => still,
  useCities: () => still,
  releaseRows: async () => false,
  alike: () => undefined,
  others: () => [],
  RefCreate: () => null,
  touch: () => undefined,
  beginWork: () => () => undefined,
  noteFailed: () => () => undefined,
  keepDraft: () => false,
  beforeSave: () => () => undefined,
  rows: { watch: () => () => undefined },
};

/**
 * Draws each kind of a form's fields once where nobody sees it, one in a step and in slices: a browser takes twice as long for code
 * that has never run, and the merchant who presses 编辑 would wait for that. Decision 028
 */
export function warmForm(resource: Resource, form: FormDeclaration, providers: Providers): readonly Step[] {
  const names = form.sections.flatMap(({ fields }) => fields);
  const byKind = new Map(names.map((name) => [fieldOf(resource, name).kind, name]));
  const root = createRoot(document.createElement('div'));
  const around = (field: ReactNode) => (
    <ProvidersContext.Provider value={providers}>
      <AntdTheme>
        <FieldContext.Provider value={port}>
          <Form>{field}</Form>
        </FieldContext.Provider>
      </AntdTheme>
    </ProvidersContext.Provider>
  );
  const draw = (field: ReactNode) => () => startTransition(() => root.render(around(field)));
  return [
    draw(<Button type="primary">…</Button>),
    ...[...byKind].flatMap(([kind, name]) =>
      PLAIN.has(kind) ? [draw(<FieldItem key={name} field={fieldOf(resource, name)} path={[name]} />)] : [],
    ),
    () => root.unmount(),
  ];
}
