import { defineResource } from '#crud/defineResource.ts';
import { f } from '#fields/f.ts';
import { tagAdd, tagDelete, tagList, tagSwitch, tagUpdate } from '#schemas/endpoints/tags.ts';
import { messages } from '#schemas/messages.ts';
import { tagName } from '#schemas/rules/tag.ts';

/** The categories a shop sorts its goods into. C1, C3 */
export const tags = defineResource({
  name: 'tags',
  label: '分类',
  scope: 'shop',
  menu: false,

  fields: {
    name: f.text({ label: '分类名称', required: messages.tagNameMissing, rule: tagName, distinct: true }),
    product_count: f.int({ label: '商品数', readOnly: true }),
  },

  calls: {
    getList: { row: tagList, request: ({ scope }) => ({ shop_id: scope }), records: 'tags', total: 'all' },
    create: { row: tagAdd, request: ({ scope, values }) => ({ shop_id: scope, ...values }), id: 'tag_id' },
    update: {
      row: tagUpdate,
      request: ({ scope, id, values: { name = '' } }) => ({ shop_id: scope, tag_id: id, name }),
    },
    deleteOne: { row: tagDelete, request: ({ scope, id }) => ({ shop_id: scope, tag_id: id }) },
  },

  order: { row: tagSwitch, request: ({ a, b }) => ({ a_tag_id: a, b_tag_id: b }) },

  list: {
    pageSize: 500,
    begin: () => import('./beginning.ts').then(({ beginning }) => beginning),
  },
  form: { as: 'dialog', next: true, clone: false },
  texts: {
    add: '添加分类',
    deleting: ({ name, product_count = 0 }) =>
      product_count > 0
        ? `删除「${name ?? ''}」？该分类下有 ${product_count} 件商品，删除后它们可能没有分类`
        : `删除「${name ?? ''}」？`,
  },
  affects: ['goods'],
});
