import { lazy, Suspense } from 'react';
import type { RichTextField } from '../Field.ts';
import { useFieldPort } from '../form/FieldContext.ts';
import type { InputProps } from '../form/ItemProps.ts';
import { useEditorPorts } from './useEditorPorts.ts';

const RichText = lazy(() => import('#editor/RichText.tsx').then(({ RichText }) => ({ default: RichText })));

/** An article; its HTML is clean on the way in and out. E1, E6 */
export function RichTextInput({ field, value = '', onChange }: InputProps<RichTextField, string>) {
  const { beforeSave } = useFieldPort();
  const ports = useEditorPorts();
  return (
    <Suspense fallback={<span role="status">正在加载编辑器…</span>}>
      <RichText
        label={field.label}
        html={value}
        onChange={(html) => onChange?.(html || undefined)}
        beforeSave={beforeSave}
        ports={ports}
      />
    </Suspense>
  );
}
