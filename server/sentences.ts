/** What the embedded applet says of its own accord; what the product's rules say stands in the schemas. */
export const sentences = {
  forbidden: '登录已失效或无权访问',
  notServed: '该功能尚未开放',
  failed: '服务器错误，请稍后再试',
  notAllowed: '没有权限这样做',
  appletMissing: '没有配置这个接口，请联系管理员',
  appletRefuses: '对方接口没有接受服务器的密钥，请联系管理员',
  appletFails: '对方接口没有正常响应，请稍后再试',
  unreachable: '无法连接服务器，请稍后再试',
  tooLarge: '提交的内容过大',
  cutShort: '提交的内容不完整，请重试',
  busy: '正在处理的图文太多，请稍后再试',
  articlesFull: '这里的图文描述一共超过 20 MB，请先精简一些描述',
  articleTooHeavy: '图文内容过于复杂，请分成几段',
  unstorable: '填写的数值超出可保存的范围',
  notAForm: '请求格式不正确',
  requestIdTaken: '这次提交与之前的不同，请刷新后重试',

  accountDisabled: '账号已停用，请联系管理员',
  wrongCredentials: '邮箱或密码不正确',
  tooOften: '尝试次数过多，请稍后再试',
  wrongResetCode: '验证码错误或已过期',

  goodsMissing: '商品不存在',
  specMissing: '规格不存在',
  tagMissing: '标签不存在',
  cityMissing: '城市不存在',
  tagNameTaken: '标签名称已存在',
  tagsOfTwoShops: '两个标签不属于同一店铺',

  grouponMissing: '团购不存在',
  grouponNameMissing: '请输入团购名称',
  grouponProductsMissing: '请至少添加一个团购商品',
  grouponProductMissing: '团购商品不存在',
  grouponProductLast: '团购至少保留一个商品',
  grouponDaysReversed: '结束日期不能早于开始日期',
  textsToday: '这家店今天发出的短信太多，请明天再发',
  nobodyEnrolled: '还没有人报名，短信未发出',

  orderMissing: '订单不存在',
  orderSettled: '订单已完成或已关闭，请刷新后查看',
  orderedMissing: '订单中没有该商品',
  rateMissing: '评价不存在',
  replyMissing: '请输入回复内容',

  shopRecordMissing: '该群或景点不存在',
  clubMissing: '群不存在',
  scenicSpotMissing: '景点不存在',

  robotOff: '该店铺未开通微信智能助手',
  robotOut: '机器人未登录，请先扫码登录',
  robotIn: '机器人已登录，无需扫码',
  robotMissing: '该店铺没有机器人',
  qrCodeMissing: '登录已过期，请重新获取二维码',
  sessionMissing: '机器人尚未登录',
  wechatGroupMissing: '微信群不存在',
  wechatGroupNameMissing: '请输入群名称',
  autoReplyMissing: '自动回复不存在',

  notStored: '这里连接的是别处的服务，保存不了这一栏的数据',
  recordMissing: '这条记录不存在，可能已被删除',
  recordsFull: '这里最多保存 20000 条，请先删除不用的',
  recordTooLarge: '这条内容太多，最多保存 200 KB',
  recordsTooLarge: '这里的内容一共超过 40 MB，请先删除不用的',
  declarationsChanged: '别的管理员刚保存过新的一版，这次没有保存。请看过新的一版再保存',
  declarationsVersionMissing: '没有这一版声明',

  signatureWrong: '签名无效或已过期',
  uploadMalformed: '上传内容不完整',
  roomFull: '上传空间已满，请联系管理员',
  uploadsToday: '今天上传的文件太多，请明天再传',
  tooManyPixels: '图片超过 5000 万像素，请先缩小再上传',
  fileTooLarge: '文件过大',
  fileTypeUnknown: '不支持的文件类型',

  actionUnknown: '请求地址出错',
  uploadMissing: '找不到上传文件',
  uploadTooLarge: '文件大小超出网站限制',
  uploadTypeUnknown: '文件类型不允许',
  noMatch: 'no match file',
  linkDead: '链接不可用',
  linkNotHttp: '链接不是http链接',
  linkMalformed: '非法 URL',
  linkForbidden: '非法 IP',
} as const;

/** Names how long ago, in whole minutes. GD-E14 */
export const sentBefore = (minutes: number): string =>
  `${minutes === 0 ? '刚刚' : `${minutes} 分钟前`}已给这次团购发送过相同内容`;

/** Names the field whose picture lies elsewhere. */
export const foreignPicture = (field: string): string => `图片要上传到这里，不能用别处的地址：${field}`;

/** Names the field of a call that is more than is kept. K3 */
export const tooLongField = (field: string): string => `内容过长：${field}`;

/** Names the field of a call that could not be read. */
export const malformedField = (field: string): string => `参数错误：${field}`;

/** Names what a call says and no field is called. */
export const unknownField = (name: string): string => `没有这一项：${name}`;

/** Names the field by which a record of a tree would belong to itself. */
export const ownAncestor = (label: string): string => `${label}不能是它自己，也不能是它的下级`;

/** Names the field that only others may change. R7 */
export const lockedField = (label: string): string => `你不能修改${label}`;
