import { expect, test } from 'vitest';
import { productResources } from '../../../../tests/support/declaredResources.ts';
import { lintText } from '../../json/lintData.ts';
import { prettyJson } from '../../json/prettyJson.ts';
import { isStyle } from '../../lint/Finding.ts';
import { asData } from './asData.ts';

const product = { declared: productResources, addresses: [] };

test.each(productResources.map((resource) => [resource.name, resource] as const))(
  '%s opens as a copy that the linter lets pass',
  (name, resource) => {
    const { written } = asData(resource, `${name}Copy`);
    const { findings } = lintText(prettyJson(written), product);
    expect(findings.filter((finding) => !isStyle(finding)).map(({ sentence }) => sentence)).toEqual([]);
  },
);

test('what only code can say is named, and what follows from the fields is not said again', () => {
  const tags = productResources.find(({ name }) => name === 'tags');
  const { written, leftOut } = tags ? asData(tags, 'tagsCopy') : { written: {}, leftOut: [] };
  expect(leftOut).toEqual(expect.arrayContaining(['fields.name.rule', 'list.begin', 'texts.deleting', 'calls']));
  expect(written).toEqual({
    name: 'tagsCopy',
    label: '分类',
    scope: 'shop',
    fields: {
      name: { kind: 'text', label: '分类名称', required: expect.any(String), distinct: true },
      product_count: { kind: 'int', label: '商品数', readOnly: true },
    },
    calls: { noun: 'tag', verbs: ['getList', 'create', 'update', 'deleteOne'], order: true },
    list: { pageSize: 500 },
    form: { as: 'dialog', next: true, clone: false },
    texts: { add: '添加分类' },
    affects: ['goods'],
  });
});
