/** What the fields of calls are called, in all of them. */
const fields: Readonly<Record<string, string>> = {
  ...{
    name: '名称',
    tag_id: '分类',
    description: '描述',
    status: '状态',
    type: '类型',
    price: '价格',
    stock: '库存',
    spec: '规格',
  },
  ...{ imgs: '图片', img: '图片', video: '视频', address: '地址', phone: '电话', phone_code: '电话区号', city: '城市' },
  ...{ delivery: '配送方式', start_date: '开始日期', end_date: '结束日期', products: '团购商品', tags: '标签' },
  ...{
    content: '内容',
    reply: '回复内容',
    intro_desc: '简介',
    business_hour: '营业时间',
    desc: '介绍',
    notice: '公告',
  },
  ...{ display_product_tag: '显示分类', display_shop_cart: '显示购物车', permanent_transport_fee: '运费' },
  ...{ free_transport_fee: '免运费金额', file_url: '店铺图片', shop_qrcode: '店铺二维码', owner_qrcode: '店主二维码' },
  ...{ auto_verify: '自动通过好友', welcome_msg: '欢迎语', visible: '可见', active: '启用', keyword: '关键词' },
  ...{ reply_type: '回复类型', media_url: '链接', match: '匹配方式', scope: '适用范围', share_title: '分享标题' },
  ...{ share_path: '分享路径', share_desc: '分享描述', share_thumb_url: '分享图片' },
};

/** `价格` of `price`; a field that nobody has named is said as it is. */
export const nameOfField = (field: string): string => fields[field] ?? field;
