import Form, { useWatch } from 'rc-field-form';
import { memo, type ReactNode } from 'react';
import { FieldContext } from '#fields/form/FieldContext.ts';
import { FieldItem } from '#fields/form/FieldItem.tsx';
import { useFormInstance } from '#fields/form/useFormInstance.ts';
import type { Scope, Values } from '#providers/data/calls.ts';
import { InRefine } from '../data/InRefine.tsx';
import { dependenciesOf, shownFields } from '../logic/shownFields.ts';
import { fieldOf, type Resource } from '../Resource.ts';
import { ConflictNote } from './ConflictNote.tsx';
import type { Merge } from './createMerge.ts';
import { FormTool } from './FormTool.tsx';
import type { FormFor } from './formFor.ts';
import { FIRST_FIELDS } from './useProgressiveRender.ts';
import type { RecordFormState } from './useRecordForm.ts';
import './form.css';
import type { Message } from '#schemas/messages.ts';
import { useDraw } from './useDraw.ts';

interface Props {
  readonly resource: Resource;
  readonly state: RecordFormState;
  /** What stands below the fields. */
  readonly children: ReactNode;
}

/** The fields of a form in their sections, drawn from the declaration. antd's form store drives the typing. */
export function RecordForm({ resource, state, children }: Props) {
  const { form, baseline, port, submit, parts, scope, merge, values, whole, onTyped } = state;
  return (
    <FieldContext.Provider value={port}>
      <Form<Values>
        form={form}
        className="record-form"
        data-saves=""
        initialValues={baseline}
        validateTrigger="onBlur"
        onValuesChange={(changed: Values) => onTyped(Object.keys(changed))}
        onBlur={() => state.wrong.recheck([])}
        onSubmitCapture={(event) => {
          // antd would validate once more and swallow what is thrown.
          event.preventDefault();
          event.stopPropagation();
          void submit();
        }}
      >
        <InRefine>
          <Sections
            resource={resource}
            parts={parts}
            scope={scope}
            baseline={baseline}
            merge={merge}
            values={values}
            onTyped={onTyped}
            whole={whole}
          />
        </InRefine>
        {whole ? children : <input type="submit" hidden />}
      </Form>
    </FieldContext.Provider>
  );
}

interface FieldsProps {
  readonly resource: Resource;
  readonly parts: FormFor;
  readonly scope: Scope;
  readonly baseline: Values;
  readonly merge: Merge;
  readonly values: () => Values;
  readonly onTyped: (names: readonly string[]) => void;
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
      {whole && tool && !props.parts.refused && <FormTool load={tool} onChange={props.onTyped} />}
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
  const form = useFormInstance();
  const watched = useWatch((values: Values) => conditions.map((on) => values[on]), { form, preserve: true });
  const values = Object.fromEntries(conditions.map((on, at) => [on, watched ? watched[at] : form.getFieldValue(on)]));
  return shownFields([name], when, values).has(name) ? <PlainField {...props} /> : null;
}

function PlainField({ resource, parts, scope, baseline, merge, values, name }: ShownProps) {
  if (parts.locked.has(name)) {
    return (
      <LockedField resource={resource} scope={scope} name={name} values={baseline} reason={parts.locked.get(name)} />
    );
  }
  return (
    <>
      <FieldItem field={fieldOf(resource, name)} path={[name]} siblings={resource.fields} />
      <ConflictNote resource={resource} scope={scope} name={name} merge={merge} values={values} />
    </>
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
