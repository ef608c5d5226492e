/**
 * Every sentence the product's specification fixes, letter by letter, under the name of what it answers.
 *
 * Source: spec §5 (rules) and §8 (errors and successes). Screens and server read them here and nowhere else.
 */
export const messages = {
  credentialsMissing: '请输入邮箱和密码',
  emailMissing: '请输入邮箱',
  passwordsDiffer: '两次密码不一致',
  resetFieldsMissing: '请输入邮箱，新密码和验证码',
  resetCodeSent: '我们已经将验证码发送至您的邮箱，请查收',

  serverFailed: '服务器错误，请稍后再试',
  requestFailed: '请求错误，请检查网络',
  shopMissing: '无店铺ID',
  uploadFailed: '上传失败',
  imageUploadFailed: '图片上传失败',
  imageUploaded: '图片上传成功',
  saved: '保存成功',
  deleted: '删除成功',

  goodsNameMissing: '请输入商品名称',
  specNameMissing: '请输入规格的名称',
  priceMalformed: '价格格式不正确',
  goodsAdded: '商品信息已添加',
  goodsUpdated: '商品信息已更新',
  goodsDeleted: '已删除产品',
  goodsTakenOff: '已下架商品',
  goodsPutOn: '已上架商品',

  tagNameMissing: '请输入标签名称',

  shopFieldEmpty: '表单存在空项',
  shopSaved: '保存店铺信息成功',

  grouponPriceMalformed: '请输入正确的商品价格',
  grouponLimitMalformed: '限制购买数量必须大于0',
  oneImageOnly: '目前仅支持上传一张图片',
  grouponReleased: '团购发布成功',
  grouponUpdated: '团购信息修改成功',

  smsMissing: '请输入短信内容',
  smsTooLong: '短信长度不超过 1600 个字符',
  smsSent: '短信已成功发出',

  clubNameMissing: '请输入群名',
  clubNameTooLong: '群名不能超过30个字符',
  scenicSpotNameMissing: '请输入景点名称',
  imageMissing: '请上传图片',
  descriptionMissing: '请填写描述',
  formInvalid: '请检查填写项',

  orderEmailSent: '邮件已发送',
  orderCancelled: '已取消订单',
  orderConfirmed: '确认收货成功',

  wechatGroupDeleted: '已成功删除微信群',
  autoReplyDeleted: '已成功删除自动回复',
} as const;

/** A sentence for the merchant. */
export type Message = string;

/** This browser's storage is full; ours. */
export const notKept: Message = '这台设备的存储空间已满，没有保存';

/** What a failed save of goods says, with the applet's own reason behind it. Spec §8, G7 */
export const goodsFailure = {
  create: (reason: Message): Message => `商品信息添加失败：${reason}`,
  update: (reason: Message): Message => `商品信息更新失败：${reason}`,
};
