import { defineResource } from '#crud/defineResource.ts';
import { f } from '#fields/f.ts';
import { goodsAdd, goodsDelete, goodsInfo, goodsList, goodsUpdate, specDelete } from '#schemas/endpoints/goods.ts';
import { limits } from '#schemas/limits.ts';
import { goodsFailure, messages } from '#schemas/messages.ts';
import { goodsName, goodsStock } from '#schemas/rules/goods.ts';
import { goodsPrice } from '#schemas/rules/price.ts';
import { goodsStatus } from '#schemas/states/goodsStatus.ts';
import { complexSpecs } from './complexSpecs.ts';
import { lowestPrice } from './lowestPrice.ts';

/** What a shop sells. G1–G8 */
export const goods = defineResource({
  name: 'goods',
  label: '商品',
  title: '商品管理',
  scope: 'shop',
  menu: '商品管理',
  goKey: 'p',
  routes: {
    list: '/shop/:sid/goods/list',
    create: '/shop/:sid/goods/add',
    edit: '/shop/:sid/goods/edit',
    editParam: 'goodsid',
  },

  fields: {
    imgs: f.images({ label: '商品图片', heading: '图片' }),
    name: f.text({
      label: '商品名称',
      also: ['Title', 'Product name', '商品标题', '宝贝标题', '品名'],
      required: messages.goodsNameMissing,
      rule: goodsName,
    }),
    total_sales: f.int({ label: '已售', readOnly: true }),
    stock: f.int({
      label: '库存',
      also: ['Variant Inventory Qty', 'Inventory quantity', '库存数量', '数量'],
      required: '请输入库存',
      rule: goodsStock,
      low: 5,
    }),
    status: f.choice({
      label: '状态',
      readOnly: true,
      options: [
        { value: 1, label: goodsStatus[1].name, tone: 'good' },
        { value: 2, label: goodsStatus[2].name, tone: 'muted' },
      ],
    }),
    type: f.choice({
      label: '规格类型',
      required: '请选择规格类型',
      initial: 1,
      options: [
        { value: 1, label: '单规格' },
        { value: 2, label: '多规格' },
        { value: 3, label: '复杂规格' },
      ],
    }),
    tag_id: f.ref({ label: '商品分类', heading: '分类', to: 'tags', shows: 'name' }),
    price: f.money({
      label: '价格',
      also: ['Variant Price', 'Regular price', '单价', '售价'],
      required: messages.priceMalformed,
      rule: goodsPrice,
      lowest: lowestPrice,
    }),
    spec: f.union({
      label: '规格',
      on: 'type',
      variants: {
        2: f.list({
          label: '规格',
          add: '添加规格',
          min: 1,
          of: {
            id: f.kept<number>('编号'),
            key: f.kept<string>('标识'),
            name: f.text({ label: '规格名称', required: messages.specNameMissing }),
            price: f.money({ label: '价格', required: messages.priceMalformed, rule: goodsPrice }),
          },
        }),
        3: complexSpecs,
      },
    }),
    description: f.blocks({ label: '商品描述', also: ['Body (HTML)', '描述', '商品详情'] }),
  },

  calls: {
    getList: {
      row: goodsList,
      request: ({ scope, page, size, filters }) => ({ shop_id: scope, page, size, status: filters.status }),
      records: 'products',
      total: 'total_count',
      filters: ['status'],
    },
    getOne: { row: goodsInfo, request: ({ id }) => ({ product_id: id }), record: 'goods', owner: 'list' },
    create: { row: goodsAdd, request: ({ scope, values }) => ({ shop_id: scope, ...values }), id: 'product_id' },
    update: {
      row: goodsUpdate,
      request: ({ scope, id, values }) => ({ shop_id: scope, product_id: id, ...values }),
    },
    deleteOne: { row: goodsDelete, request: ({ scope, id }) => ({ shop_id: scope, product_id: id }) },
  },
  removals: {
    spec: { row: specDelete, request: ({ id, row }) => ({ product_id: id, spec_id: row.id }) },
  },

  list: {
    columns: {
      imgs: '72px',
      name: 'minmax(160px, 1fr)',
      price: '88px',
      total_sales: '76px',
      stock: '84px',
      tag_id: '84px',
      status: '104px',
      type: '84px',
    },
    title: 'name',
    pageSize: limits.goodsPageSize,
    tabs: 'status',
    filters: ['tag_id', 'type', 'price', 'stock', 'total_sales'],
    offline: ['name', 'price', 'total_sales', 'stock'],
    begin: () => import('./beginning.ts').then(({ beginning }) => beginning),
    links: [{ label: '管理分类', to: '/shop/:sid/tags' }],
    grid: { label: '快速改价 / 库存', fields: ['price', 'stock'], rows: ['spec'] },
  },
  form: {
    sections: [
      { title: '基本信息', fields: ['name', 'imgs', 'tag_id'] },
      {
        title: '价格与规格',
        fields: ['stock', 'type', 'price', 'spec'],
        tool: () => import('./SpecTools.tsx').then(({ SpecTools }) => ({ default: SpecTools })),
      },
      { title: '商品描述', fields: ['description'] },
    ],
    when: { price: { type: [1] }, spec: { type: [2, 3] } },
  },
  actions: {
    shelf: {
      label: ({ status }) => (status === 2 ? '上架' : '下架'),
      confirm: ({ status, name }) =>
        status === 2
          ? { title: `上架「${name ?? ''}」？`, body: '上架后顾客可以看到并购买。' }
          : { title: `下架「${name ?? ''}」？`, body: '下架后顾客看不到这件商品，可以随时再上架。' },
      values: ({ status }) => ({ status: goodsStatus[status ?? 1].to }),
      success: ({ status }) => (status === 2 ? messages.goodsPutOn : messages.goodsTakenOff),
      undo: ({ status }) => ({ status }),
    },
  },
  texts: {
    measure: '件',
    add: '添加商品',
    created: messages.goodsAdded,
    updated: messages.goodsUpdated,
    deleted: messages.goodsDeleted,
    deleting: ({ name }) => `删除「${name ?? ''}」？`,
    createFailed: goodsFailure.create,
    updateFailed: goodsFailure.update,
  },
  affects: ['tags'],
});
