import { Edit, useForm } from '@refinedev/antd';
import { Button, Form, Input, Space } from 'antd';
import { fields, specFields } from '../goods.js';

/** The usual form of refine, with antd's Form.List below it. */
export function GoodsForm() {
  const { formProps, saveButtonProps } = useForm({ resource: 'goods', action: 'edit' });
  return (
    <Edit saveButtonProps={saveButtonProps}>
      <Form {...formProps} layout="vertical">
        {fields.map(({ key, label }) => (
          <Form.Item key={key} name={key} label={label}>
            <Input />
          </Form.Item>
        ))}
        <Form.List name="spec">
          {(rows, { add, remove }) => (
            <>
              {rows.map((row) => (
                <Space key={row.key}>
                  {specFields.map(({ key, label }) => (
                    <Form.Item key={key} name={[row.name, key]} label={label}>
                      <Input />
                    </Form.Item>
                  ))}
                  <Button onClick={() => remove(row.name)}>删除</Button>
                </Space>
              ))}
              <Button onClick={() => add()}>添加规格</Button>
            </>
          )}
        </Form.List>
      </Form>
    </Edit>
  );
}
