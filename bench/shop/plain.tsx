import { Form, Input } from 'antd';
import type { Page } from '#pages/Page.ts';
import { AntdTheme } from '#ui/theme/AntdTheme.tsx';
import { sizes } from './benched.ts';

/** Sixty text inputs in a form of antd's own, without a rule: what the engine is compared with. */
function PlainForm() {
  return (
    <AntdTheme>
      <Form layout="vertical">
        {Array.from({ length: sizes.fields }, (_, at) => `字段 ${at}`).map((label) => (
          <Form.Item key={label} name={label} label={label}>
            <Input />
          </Form.Item>
        ))}
      </Form>
    </AntdTheme>
  );
}

export const plain: Page = { path: '/plain', title: '对照', scope: 'global', menu: '对照', Screen: PlainForm };
