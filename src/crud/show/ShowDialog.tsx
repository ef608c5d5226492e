import { ProDescriptions } from '@ant-design/pro-components';
import { Modal } from 'antd';
import { cells } from '#fields/cells.ts';
import { AntdTheme } from '#fields/theme/AntdTheme.tsx';
import type { DataRecord } from '#providers/data/calls.ts';
import { useProviders } from '#providers/useProviders.ts';
import { fieldOf, type Resource } from '../Resource.ts';
import './show.css';

interface Props {
  readonly resource: Resource;
  readonly fields: readonly string[];
  readonly record: DataRecord;
  readonly onClose: () => void;
}

/** All that is known of one record, to be read. */
export function ShowDialog({ resource, fields, record, onClose }: Props) {
  const { fileHost } = useProviders();
  return (
    <AntdTheme>
      <Modal open title={`查看${resource.label}`} footer={null} width={640} onCancel={onClose}>
        <ProDescriptions column={{ xs: 1, sm: 2 }} className="show">
          {fields.map((name) => {
            const field = fieldOf(resource, name);
            return (
              <ProDescriptions.Item key={name} label={field.label}>
                {cells[field.kind].draw(record[name], field, fileHost)}
              </ProDescriptions.Item>
            );
          })}
        </ProDescriptions>
      </Modal>
    </AntdTheme>
  );
}
