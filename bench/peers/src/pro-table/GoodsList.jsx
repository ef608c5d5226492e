import { ProTable } from '@ant-design/pro-components';
import { Popconfirm, Tag } from 'antd';
import { Link } from 'react-router';
import { deleteGoods, listGoods, columns as named, pageSize, pictureOf, statusName } from '../goods.js';

const columns = [
  {
    title: '',
    dataIndex: 'imgs',
    search: false,
    render: (_, goods) => <img src={pictureOf(goods)} alt="" width={48} height={48} loading="lazy" />,
  },
  ...named.slice(0, -1).map(({ key, title }) => ({ title, dataIndex: key, search: key === 'name' ? {} : false })),
  {
    title: '状态',
    dataIndex: 'status',
    search: false,
    render: (_, { status }) => <Tag color="green">{statusName[status]}</Tag>,
  },
  {
    title: '操作',
    valueType: 'option',
    render: (_, { id, name }, __, action) => [
      <Link key="edit" to={`/goods/${id}`} data-edit="">
        编辑
      </Link>,
      <button key="shelf" type="button">
        下架
      </button>,
      <Popconfirm
        key="delete"
        title={`删除「${name}」？`}
        onConfirm={() => deleteGoods(id).then(() => action.reload())}
      >
        <button type="button">删除</button>
      </Popconfirm>,
    ],
  },
];

const request = async ({ current, pageSize: size }) => {
  const { products, total_count } = await listGoods(current, size);
  return { data: products, total: total_count, success: true };
};

/** The usual list of Ant Design Pro: every row of the page is drawn. */
export const GoodsList = () => (
  <ProTable
    rowKey="id"
    columns={columns}
    request={request}
    pagination={{ pageSize }}
    onRow={({ id }) => ({ 'data-id': id })}
  />
);
