import { DeleteButton, EditButton, List, useTable } from '@refinedev/antd';
import { Button, Space, Table, Tag } from 'antd';
import { columns as named, pageSize, pictureOf, statusName } from '../goods.js';

/** The usual list of refine, with antd's own window over the rows. */
export function GoodsList() {
  const { tableProps } = useTable({ resource: 'goods', pagination: { pageSize }, syncWithLocation: false });
  return (
    <List>
      <Table
        {...tableProps}
        virtual
        rowKey="id"
        pagination={false}
        scroll={{ x: 900, y: 560 }}
        onRow={({ id }) => ({ 'data-id': id })}
      >
        <Table.Column
          width={80}
          render={(_, goods) => <img src={pictureOf(goods)} alt="" width={48} height={48} loading="lazy" />}
        />
        {named.slice(0, -1).map(({ key, title }) => (
          <Table.Column key={key} dataIndex={key} title={title} width={120} />
        ))}
        <Table.Column
          title="状态"
          dataIndex="status"
          width={112}
          render={(status) => <Tag color="green">{statusName[status]}</Tag>}
        />
        <Table.Column
          title="操作"
          width={200}
          render={(_, { id }) => (
            <Space>
              <EditButton hideText size="small" recordItemId={id} data-edit="" />
              <Button size="small">下架</Button>
              <DeleteButton hideText size="small" recordItemId={id} />
            </Space>
          )}
        />
      </Table>
    </List>
  );
}
