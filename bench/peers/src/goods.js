/** The calls of all peers: the same addresses, header and answers as the product's own. */
const SHOP = 1;

/** How many goods one answer holds: as many as in the product, unless the address says otherwise. */
export const pageSize = Number(new URLSearchParams(location.search).get('size') ?? 500);

async function call(path, body) {
  const answer = await fetch(`/api/applet/${path}`, {
    headers: { 'Login-Session': localStorage.getItem('Login-Session') ?? '' },
    ...(body && { method: 'POST', body: new URLSearchParams(body) }),
  });
  const told = await answer.json();
  if (told.errcode) throw new Error(told.errmsg);
  return told;
}

/** One page of the shop's goods, the newest first. */
export const listGoods = (page = 1, size = pageSize) =>
  call(`merchant/products?${new URLSearchParams({ shop_id: SHOP, page, size, status: 1 })}`);

/** One of the goods with all its fields. */
export const readGoods = async (id) => (await call(`shop/product/info/get?product_id=${id}`)).goods;

/** Writes what a form holds. */
export const saveGoods = (id, { name, price, stock, type, tag_id, imgs, spec }) => {
  const lists = { imgs: JSON.stringify(imgs), spec: JSON.stringify(spec) };
  return call('merchant/product/update', { shop_id: SHOP, product_id: id, name, price, stock, type, tag_id, ...lists });
};

/** Takes one of the goods off the list. */
export const deleteGoods = (id) => call('merchant/product/del', { shop_id: SHOP, product_id: id });

/** The small picture of a row. */
export const pictureOf = ({ imgs }) => `${imgs[0]}?w=144`;

export const statusName = { 1: '上架中', 2: '已下架' };
export const typeName = { 1: '单规格', 2: '多规格', 3: '复杂规格' };

/** What the list shows beside picture and buttons. */
export const columns = [
  { key: 'name', title: '商品名称' },
  { key: 'price', title: '价格' },
  { key: 'stock', title: '库存' },
  { key: 'total_sales', title: '已售' },
  { key: 'status', title: '状态' },
];

/** The ten fields of the form; `spec` is the nested list behind them. */
export const fields = [
  { key: 'name', label: '商品名称' },
  { key: 'price', label: '价格' },
  { key: 'stock', label: '库存' },
  { key: 'total_sales', label: '已售' },
  { key: 'tag_id', label: '商品分类' },
  { key: 'status', label: '状态' },
  { key: 'type', label: '规格类型' },
  { key: 'picture', label: '商品图片' },
  { key: 'intro', label: '简介' },
  { key: 'note', label: '备注' },
];

/** The rows of the nested list. */
export const specFields = [
  { key: 'name', label: '规格名称' },
  { key: 'price', label: '价格' },
];

/** One of the goods as the form holds it. */
export const toForm = (goods) => ({
  ...goods,
  picture: goods.imgs[0] ?? '',
  intro: goods.description[0]?.text ?? '',
  note: goods.description[1]?.text ?? '',
});
