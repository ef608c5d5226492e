import Form, { useWatch } from 'rc-field-form';
import { memo, type ReactNode } from 'react';
import { FieldItem } from '#fields/form/FieldItem.tsx';
import { FieldContext } from '#fields/input/FieldContext.ts';
import { useFormInstance } from '#fields/input/useFormInstance.ts';
import { LatePart } from '#fields/late/LatePart.tsx';
import type { Scope, Values } from '#providers/data/calls.ts';
import type { Message } from '#schemas/messages.ts';
import { InRefine } from '../data/InRefine.tsx';
import { lazyScreen } from '../lazyScreen.ts';
import { dependenciesOf, shownFields } from '../logic/shownFields.ts';
import { type FormToolProps, fieldOf, type LoadScreen, type Resource } from '../Resource.ts';
import { ConflictNote } from './ConflictNote.tsx';
import type { OpenForm } from './createRecordForm.ts';
import type { FormFor } from './formFor.ts';
import { useDraw } from './useDraw.ts';
import { FIRST_FIELDS } from './useProgressiveRender.ts';
import type { RecordFormState } from './useRecordForm.ts';
import './form.css';

interface Props {
  readonly state: RecordFormState;
  /** What Enter does in place of saving. */
  readonly onEnter?: (() => void) | undefined;
  /** What stands below the fields. */
  readonly children: ReactNode;
}

/** The fields of a form in their sections, drawn from the declaration. antd's form store drives the typing. */
export function RecordForm({ state, onEnter, children }: Props) {
  const { form, fields, baseline, port, parts, whole } = state;
  return (
    <FieldContext.Provider value={port}>
      <Form<Values>
        form={fields}
        className="record-form"
        data-saves=""
        initialValues={baseline}
        validateTrigger="onBlur"
        onValuesChange={(changed: Values) => form.typed(Object.keys(changed))}
        onBlur={() => form.errors.recheck([])}
        onSubmitCapture={(event) => {
          // antd would validate once more and swallow what is thrown.
          event.preventDefault();
          event.stopPropagation();
          if (onEnter) onEnter();
          else void form.save();
        }}
      >
        <InRefine>
          <Sections form={form} parts={parts} baseline={baseline} whole={whole} />
        </InRefine>
        {whole ? children : <input type="submit" hidden />}
      </Form>
    </FieldContext.Provider>
  );
}

interface FieldsProps {
  readonly form: OpenForm;
  readonly parts: FormFor;
  readonly baseline: Values;
}

interface SectionsProps extends FieldsProps {
  /** All fields of them, or the first of the first one alone. */
  readonly whole: boolean;
}

/** Drawn once: what happens at a key press happens in the one field it is for. */
const Sections = memo(function Sections({ whole, ...props }: SectionsProps) {
  return props.parts.seen.sections.slice(0, whole ? undefined : 1).map(({ title, fields, tool }) => (
    <section key={fields[0] ?? title} className="form-section">
      {title && <h2>{title}</h2>}
      {fields.slice(0, whole ? undefined : FIRST_FIELDS).map((name) => (
        <ShownField key={name} {...props} name={name} />
      ))}
      {whole && tool && !props.parts.refused && <FormTool load={tool} onChange={props.form.typed} />}
    </section>
  ));
});

interface ShownProps extends FieldsProps {
  readonly name: string;
}

function ShownField(props: ShownProps) {
  return props.parts.seen.when?.[props.name] ? <ConditionalField {...props} /> : <PlainField {...props} />;
}

/** Only a field with a condition listens to the values it depends on. */
function ConditionalField(props: ShownProps) {
  const { name, parts } = props;
  const { when } = parts.seen;
  const conditions = dependenciesOf(name, when);
  const store = useFormInstance();
  const watched = useWatch((values: Values) => conditions.map((on) => values[on]), { form: store, preserve: true });
  const values = Object.fromEntries(conditions.map((on, at) => [on, watched ? watched[at] : store.getFieldValue(on)]));
  return shownFields([name], when, values).has(name) ? <PlainField {...props} /> : null;
}

function PlainField({ form, parts, baseline, name }: ShownProps) {
  const { resource, scope } = form;
  if (parts.locked.has(name)) {
    return (
      <LockedField resource={resource} scope={scope} name={name} values={baseline} reason={parts.locked.get(name)} />
    );
  }
  return (
    <>
      <FieldItem field={fieldOf(resource, name)} path={[name]} siblings={resource.fields} />
      <ConflictNote form={form} name={name} />
    </>
  );
}

interface ToolProps {
  readonly load: LoadScreen<FormToolProps>;
  /** Told which fields the tool has filled in, as if they had been typed. */
  readonly onChange: (names: readonly string[]) => void;
}

/** A declared tool below the fields of a section: it alone listens to all that is filled in. */
function FormTool({ load, onChange }: ToolProps) {
  const form = useFormInstance();
  const watched = useWatch((values: Values) => values, { form, preserve: true });
  const Tool = lazyScreen(load);
  const change = (values: Values) => {
    for (const [name, value] of Object.entries(values)) form.setFieldValue(name, value);
    onChange(Object.keys(values));
  };
  return (
    // Nothing stands in for it: most tools have nothing to show at first, and what is below would move twice.
    <LatePart>
      <Tool values={watched ?? form.getFieldsValue(true)} change={change} />
    </LatePart>
  );
}

interface LockedFieldProps {
  readonly resource: Resource;
  readonly scope: Scope;
  readonly name: string;
  /** What the form started with. */
  readonly values: Values;
  /** Why it cannot be changed. */
  readonly reason: Message | undefined;
}

/** A field to be read in the middle of a form. R7 */
function LockedField({ resource, scope, name, values, reason }: LockedFieldProps) {
  const draw = useDraw(resource, name, scope);
  return (
    <dl className="locked-field">
      <dt>{fieldOf(resource, name).label}</dt>
      <dd>
        <div>{draw(values[name], values)}</div>
        {reason && <small>{reason}</small>}
      </dd>
    </dl>
  );
}
