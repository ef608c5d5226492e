/** What each call that writes does, as a merchant would say it. */
const titles: Readonly<Record<string, string>> = {
  'merchant/product/add': '添加商品',
  'merchant/product/update': '修改商品',
  'merchant/product/del': '删除商品',
  'merchant/product/spec/del': '删除规格',
  'merchant/product/tag/add': '添加分类',
  'merchant/product/tag/update': '修改分类',
  'merchant/product/tag/del': '删除分类',
  'merchant/product/tag/switch': '调整分类顺序',
  'groupon/release': '发起团购',
  'groupon/update': '修改团购',
  'groupon/product/delete': '删除团购商品',
  'groupon/enrolled/send_sms': '发送短信',
  'merchant/order/confirm': '完成订单',
  'merchant/order/cancel': '关闭订单',
  'merchant/order/email/send': '发送订单邮件',
  'merchant/order/rate/reply': '回复评价',
  'merchant/shop/info/update': '修改店铺信息',
  'merchant/club/add/update': '保存群',
  'merchant/view/add/update': '保存景点',
  'groupon/enrolled/send_sms/again': '再次发送短信',
  'robot/login': '登录机器人',
  'robot/logout': '退出机器人',
  'robot/del': '移除机器人',
  'robot/update': '修改机器人设置',
  'robot/group/load': '加载微信群',
  'robot/group/update': '修改微信群',
  'robot/group/del': '删除微信群',
  'robot/autoreply/add': '添加自动回复',
  'robot/autoreply/update': '修改自动回复',
  'robot/autoreply/del': '删除自动回复',
  'merchant/account/logout': '退出登录',
  'merchant/account/session/end': '退出设备',
  'merchant/declarations/save': '保存声明',
  'merchant/declarations/restore': '换回以前的声明',
};

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

/** `修改商品` of `/api/applet/merchant/product/update`; a call that nobody has named is said as it is. */
export const callTitle = (call: string): string =>
  titles[call.replace(/^\/api\/applet\//, '').replace(/\/$/, '')] ?? call;

/** `价格` of `price`; a field that nobody has named is said as it is. */
export const nameOfField = (field: string): string => fields[field] ?? field;
