import { useWatch } from 'rc-field-form';
import { type MutableRefObject, useRef } from 'react';
import type { RecordId } from '#providers/data/calls.ts';
import type { Message } from '#schemas/messages.ts';
import type { ChoiceField } from '../choice/choice.tsx';
import { optionsOf } from '../choice/optionsOf.ts';
import { type DependentField, isUnchosen, misfit, narrowed } from '../dependsOn.ts';
import type { FieldMap } from '../Field.ts';
import { useFieldPort } from '../input/FieldContext.ts';
import type { FieldPath } from '../input/ItemProps.ts';
import { useFormInstance } from '../input/useFormInstance.ts';
import type { RefField } from '../ref/ref.ts';
import { type ControlProps, FieldControl } from './FieldControl.tsx';
import { type Fit, useSettling } from './useSettling.ts';

interface Props extends ControlProps {
  readonly field: DependentField;
  readonly row: FieldPath;
  readonly siblings: FieldMap | undefined;
  /** Where the form's check finds what is wrong between the two. */
  readonly verdict: MutableRefObject<(() => Message | undefined) | undefined>;
}

/** A field that offers what fits another one of its row: what no longer fits is cleared, and said so. */
export function DependentControl(props: Props) {
  const { field, row } = props;
  const form = useFormInstance();
  const on = [...row, field.dependsOn.field];
  // Watching begins after the first picture.
  const under: unknown = useWatch(on, { form, preserve: true }) ?? form.getFieldValue(on);
  if (field.kind === 'ref') return <DependentRef {...props} field={field} under={under} />;
  return <DependentChoice {...props} field={field} under={under} />;
}

type Of<Field> = Omit<Props, 'field'> & { readonly field: Field; readonly under: unknown };

function DependentChoice({ field, ...props }: Of<ChoiceField>) {
  const { value, under } = props;
  const offered = narrowed(field, under);
  const isFit = misfit(field, value, { [field.dependsOn?.field ?? '']: under }) === undefined;
  return (
    <Settled
      {...props}
      field={offered}
      on={field.dependsOn?.field}
      fit={isFit ? 'fits' : 'misfits'}
      called={field.options.find((option) => option.value === value)?.label}
      offers={optionsOf(offered).length > 0}
    />
  );
}

function DependentRef({ field, ...props }: Of<RefField>) {
  const { value, under } = props;
  const { options, loading, failed, chosen } = useFieldPort().useOptions(field, under, isId(value) ? value : undefined);
  const called = options.find((option) => option.value === value)?.label;
  // Once it is none of the options its name is not among them either.
  const known = useRef<{ readonly value: unknown; readonly called: string }>();
  if (called !== undefined) known.current = { value, called };
  const knownAs = known.current?.value === value ? known.current?.called : undefined;
  const found: Fit = called === undefined && !isUnchosen(value, 'ref') ? 'misfits' : 'fits';
  const pending: Fit | undefined = loading ? 'loading' : failed ? 'failed' : undefined;
  return (
    <Settled
      {...props}
      field={field}
      on={field.dependsOn?.field}
      fit={isUnchosen(under) ? found : (pending ?? found)}
      called={knownAs ?? chosen}
      offers
    />
  );
}

interface SettledProps extends Of<ChoiceField | RefField> {
  /** The field it depends on. */
  readonly on: string | undefined;
  readonly fit: Fit;
  /** What the chosen one is called. */
  readonly called: string | undefined;
  /** Whether there is anything to choose from. */
  readonly offers: boolean;
}

function Settled({ row, siblings, verdict, on = '', fit, called, offers, ...control }: SettledProps) {
  const { field, value, under, path, wrong, onChange } = control;
  const other = siblings?.[on]?.label ?? '前一项';
  const asked = { path, kind: field.kind, value, under, fit, called, other, wrong, onChange };
  const { isStale, cleared, isMissing } = useSettling({ ...asked, otherPath: [...row, on] });
  const name = called ?? `#${String(value)}`;
  verdict.current = () => {
    if (cleared !== undefined && isMissing && offers) return `请重新选择${field.label}`;
    if (isUnchosen(value, field.kind) || isStale || fit === 'fits') return undefined;
    if (fit === 'misfits') return `「${name}」不属于当前的${other}`;
    return fit === 'loading' ? `${field.label}还在加载，请稍候` : `${field.label}没有加载出来，请重试后再保存`;
  };
  const nothing = offers ? undefined : `这个${other}没有可选的${field.label}`;
  return (
    <FieldControl
      {...control}
      waits={isUnchosen(under) ? `请先选择${other}` : nothing}
      note={cleared ?? (isStale && fit === 'misfits' ? `「${name}」不属于当前的${other}，请重新选择` : undefined)}
    />
  );
}

const isId = (value: unknown): value is RecordId => typeof value === 'number' || typeof value === 'string';
