import type { Code } from '#admin-tools/lint/catalogue.ts';

const things = {
  name: 'things',
  label: '东西',
  scope: 'global',
  fields: { title: { kind: 'text', label: '名称' } },
  calls: { noun: 'thing' },
};
const title = things.fields.title;

/** Declarations as data which somebody might hand in, each wrong in one place, and what the linter calls it. */
export const badDeclarations: readonly (readonly [code: Code, said: string, declaration: object])[] = [
  ['malformed-address', 'an address without a slash', { ...things, routes: { list: 'things' } }],
  ['malformed-address', 'an address that is empty', { ...things, routes: { list: '' } }],
  ['malformed-address', 'an address that matches everything', { ...things, routes: { list: '/*' } }],
  ['malformed-address', 'an address of two hundred questions', { ...things, routes: { list: '/a?'.repeat(200) } }],
  ['malformed-address', 'an address of one parameter', { ...things, routes: { list: '/:anything' } }],
  ['unfilled-parameter', 'a parameter that nothing fills', { ...things, routes: { list: '/things/:more' } }],
  ['reserved-address', 'the login', { ...things, routes: { list: '/login' } }],
  ['reserved-address', 'the desk', { ...things, routes: { list: '/dashboard' } }],
  ['reserved-address', 'the studio', { ...things, routes: { list: '/studio' } }],
  ['reserved-address', 'the page of findings', { ...things, name: 'declarations' }],
  ['reserved-address', 'a file', { ...things, routes: { list: '/files/x' } }],
  ['reserved-address', 'a call', { ...things, routes: { list: '/api/x' } }],
  ['reserved-address', 'a shop', { ...things, routes: { list: '/shop' } }],
  ['duplicate-route', 'a page of the product', { ...things, routes: { list: '/devices' } }],
  ['duplicate-route', 'a list of the product', { ...things, scope: 'shop', routes: { list: '/shop/:sid/goods/list' } }],
  ['malformed-name', 'a noun that leads elsewhere', { ...things, calls: { noun: '../x' } }],
  ['malformed-name', 'a name that is a path', { ...things, name: '../x' }],
  ['reserved-name', 'a name of every object', { ...things, name: 'constructor' }],
  ['reserved-name', 'a field every object has', { ...things, fields: { title, constructor: title } }],
  ['reserved-name', 'a field that is a prototype', { ...things, fields: { title, ['__proto__']: title } }],
  ['reserved-name', 'a field that names the shop', { ...things, scope: 'shop', fields: { title, shop_id: title } }],
  ['unknown-field', 'a column nobody declared', { ...things, list: { columns: ['tilte'] } }],
  [
    'missing-key',
    'pages asked for by a cursor that has no name',
    { ...things, calls: { noun: 'thing', habit: { like: 'rest', paging: { by: 'cursor', limit: 'limit' } } } },
  ],
  [
    'missing-key',
    'an order without a parameter',
    { ...things, calls: { noun: 'thing', habit: { like: 'rest', sort: { by: 'sign' } } } },
  ],
  [
    'leaking-session',
    'a session for somebody else',
    {
      ...things,
      calls: {
        noun: 'thing',
        habit: { like: 'rest', base: 'https://a.example', session: { header: 'Authorization' } },
      },
    },
  ],
  [
    'long-page',
    'a page nobody gives out',
    {
      ...things,
      list: { pageSize: 200 },
      calls: { noun: 'thing', habit: { like: 'rest', paging: { by: 'page', page: 'page', size: 'size', most: 100 } } },
    },
  ],
  ['unknown-value', 'a habit nobody has', { ...things, calls: { noun: 'thing', habit: 'rset' } }],
  [
    'unscoped-call',
    'a shop that no call can name',
    { ...things, scope: 'shop', calls: { noun: 'thing', habit: 'rest' } },
  ],
  ['wrong-type', 'a number where a list should be', { ...things, list: { columns: 7 } }],
];
