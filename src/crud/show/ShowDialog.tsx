import { Modal } from 'antd';
import { AntdTheme } from '#fields/theme/AntdTheme.tsx';
import type { DataRecord } from '#providers/data/calls.ts';
import { useScope } from '../data/useScope.ts';
import type { Resource } from '../Resource.ts';
import { ShowFields } from './ShowFields.tsx';

interface Props {
  readonly resource: Resource;
  readonly fields: readonly string[];
  readonly record: DataRecord;
  readonly onClose: () => void;
}

/** All that is known of one record, read over its list. */
export function ShowDialog({ resource, fields, record, onClose }: Props) {
  const scope = useScope();
  return (
    <AntdTheme>
      <Modal open title={`查看${resource.label}`} footer={null} width={640} onCancel={onClose}>
        <ShowFields resource={resource} scope={scope} fields={fields} record={record} />
      </Modal>
    </AntdTheme>
  );
}
