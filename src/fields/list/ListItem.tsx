import { Button, Form } from 'antd';
import type { ListField } from '../Field.ts';
import { type SavedRow, useFieldPort } from '../form/FieldContext.ts';
import type { ItemProps } from '../form/ItemProps.ts';
import { newRow } from './newRow.ts';

/** Rows of fields under one heading, each row removable while more than the least number remain. G5 */
export function ListItem({ field, path, within = 0 }: ItemProps<ListField>) {
  const { Item, releaseRow } = useFieldPort();
  const form = Form.useFormInstance();
  const { label, of, min = 0, add } = field;
  const shown = Object.entries(of).filter(([, each]) => each.kind !== 'kept');

  async function remove(index: number, take: () => void) {
    const row: unknown = form.getFieldValue([...path, index]);
    if (!isSaved(row) || (await releaseRow(String(path[0]), row))) take();
  }

  return (
    <Form.List name={path.slice(within)}>
      {(rows, { add: append, remove: take }) => (
        <fieldset className="rows">
          <legend>{label}</legend>
          {rows.map(({ key, name }, position) => (
            <fieldset key={key} className="row-card" aria-label={`${label} ${position + 1}`}>
              {shown.map(([fieldName, each]) => (
                <Item key={fieldName} field={each} path={[...path, name, fieldName]} within={path.length} />
              ))}
              <Button
                type="text"
                danger
                className="row-remove"
                aria-label={`删除${label} ${position + 1}`}
                disabled={rows.length <= min}
                onClick={() => void remove(name, () => take(name))}
              >
                删除
              </Button>
            </fieldset>
          ))}
          <Button type="dashed" block onClick={() => append(newRow(of))}>
            {add}
          </Button>
        </fieldset>
      )}
    </Form.List>
  );
}

const isSaved = (row: unknown): row is SavedRow =>
  typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'number';
