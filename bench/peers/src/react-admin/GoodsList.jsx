import { Button, DataTable, DeleteWithConfirmButton, EditButton, FunctionField, List } from 'react-admin';
import { columns, pageSize, pictureOf, statusName } from '../goods.js';

const drawPicture = (goods) => <img src={pictureOf(goods)} alt="" width={48} height={48} loading="lazy" />;

/** The usual list of react-admin: every row of the page is drawn. */
export const GoodsList = () => (
  <List perPage={pageSize} exporter={false}>
    <DataTable rowClick={false} bulkActionButtons={false}>
      <DataTable.Col label="">
        <FunctionField render={drawPicture} />
      </DataTable.Col>
      {columns.slice(0, -1).map(({ key, title }) => (
        <DataTable.Col key={key} source={key} label={title} />
      ))}
      <DataTable.Col label="状态">
        <FunctionField render={({ status }) => statusName[status]} />
      </DataTable.Col>
      <DataTable.Col label="操作">
        <EditButton label="编辑" data-edit="" />
        <Button label="下架" />
        <DeleteWithConfirmButton label="删除" />
      </DataTable.Col>
    </DataTable>
  </List>
);
