import { Form } from 'antd';
import type { ReactNode } from 'react';
import { FieldContext } from '#fields/form/FieldContext.ts';
import { FieldItem } from '#fields/form/FieldItem.tsx';
import type { Values } from '#providers/data/calls.ts';
import { dependenciesOf, shownFields } from '../logic/shownFields.ts';
import { type FormDeclaration, fieldOf, type Resource } from '../Resource.ts';
import type { useRecordForm } from './useRecordForm.ts';
import './form.css';

interface Props {
  readonly resource: Resource;
  readonly declaration: FormDeclaration;
  readonly state: ReturnType<typeof useRecordForm>;
  /** The buttons below. */
  readonly children: ReactNode;
}

/** The fields of a form in their sections, drawn from the declaration. A plain antd form drives the typing. */
export function RecordForm({ resource, declaration, state, children }: Props) {
  const { form, baseline, port, submit } = state;
  return (
    <FieldContext.Provider value={port}>
      <Form<Values>
        form={form}
        layout="vertical"
        initialValues={baseline}
        validateTrigger="onBlur"
        requiredMark
        onSubmitCapture={(event) => {
          // antd would validate once more and swallow what is thrown.
          event.preventDefault();
          event.stopPropagation();
          void submit();
        }}
      >
        {declaration.sections.map(({ title, fields }) => (
          <section key={title} className="form-section">
            {title && <h2>{title}</h2>}
            {fields.map((name) => (
              <ShownField key={name} {...{ resource, declaration, name }} />
            ))}
          </section>
        ))}
        {children}
      </Form>
    </FieldContext.Provider>
  );
}

interface ShownProps {
  readonly resource: Resource;
  readonly declaration: FormDeclaration;
  readonly name: string;
}

function ShownField({ resource, declaration, name }: ShownProps) {
  if (declaration.when?.[name]) return <ConditionalField {...{ resource, declaration, name }} />;
  return <PlainField {...{ resource, name }} />;
}

/** Only a field with a condition listens to the values it depends on. */
function ConditionalField({ resource, declaration, name }: ShownProps) {
  const conditions = dependenciesOf(name, declaration.when);
  const form = Form.useFormInstance<Values>();
  const watched = Form.useWatch((values: Values) => conditions.map((on) => values[on]));
  const values = Object.fromEntries(conditions.map((on, at) => [on, watched ? watched[at] : form.getFieldValue(on)]));
  return shownFields([name], declaration.when, values).has(name) ? <PlainField {...{ resource, name }} /> : null;
}

function PlainField({ resource, name }: Pick<ShownProps, 'resource' | 'name'>) {
  return <FieldItem field={fieldOf(resource, name)} path={[name]} />;
}
