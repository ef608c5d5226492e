import { expect, it, test } from 'vitest';
import { goodsFailure, messages } from './messages.ts';

/** The sentences of the specification's sections on rules, errors and successes, letter by letter. */
const sentences = [
  ['L1', 'credentialsMissing', '请输入邮箱和密码'],
  ['L4', 'emailMissing', '请输入邮箱'],
  ['L4', 'resetCodeSent', '我们已经将验证码发送至您的邮箱，请查收'],
  ['L5', 'passwordsDiffer', '两次密码不一致'],
  ['L5', 'resetFieldsMissing', '请输入邮箱，新密码和验证码'],
  ['T3', 'serverFailed', '服务器错误，请稍后再试'],
  ['T4', 'requestFailed', '请求错误，请检查网络'],
  ['R8', 'shopMissing', '无店铺ID'],
  ['U2', 'uploadFailed', '上传失败'],
  ['U2', 'imageUploadFailed', '图片上传失败'],
  ['U2', 'imageUploaded', '图片上传成功'],
  ['V3', 'saved', '保存成功'],
  ['C3', 'deleted', '删除成功'],
  ['G4', 'goodsNameMissing', '请输入商品名称'],
  ['G5', 'specNameMissing', '请输入规格的名称'],
  ['G5', 'priceMalformed', '价格格式不正确'],
  ['G7', 'goodsAdded', '商品信息已添加'],
  ['G7', 'goodsUpdated', '商品信息已更新'],
  ['G3', 'goodsDeleted', '已删除产品'],
  ['G3', 'goodsTakenOff', '已下架商品'],
  ['G3', 'goodsPutOn', '已上架商品'],
  ['C1', 'tagNameMissing', '请输入标签名称'],
  ['S2', 'shopFieldEmpty', '表单存在空项'],
  ['S3', 'shopSaved', '保存店铺信息成功'],
  ['B4', 'grouponPriceMalformed', '请输入正确的商品价格'],
  ['B4', 'grouponLimitMalformed', '限制购买数量必须大于0'],
  ['B4', 'oneImageOnly', '目前仅支持上传一张图片'],
  ['B6', 'grouponReleased', '团购发布成功'],
  ['B6', 'grouponUpdated', '团购信息修改成功'],
  ['B9', 'smsMissing', '请输入短信内容'],
  ['B9', 'smsTooLong', '短信长度不超过 1600 个字符'],
  ['B9', 'smsSent', '短信已成功发出'],
  ['V1', 'clubNameMissing', '请输入群名'],
  ['V1', 'clubNameTooLong', '群名不能超过30个字符'],
  ['V2', 'scenicSpotNameMissing', '请输入景点名称'],
  ['V1', 'imageMissing', '请上传图片'],
  ['V1', 'descriptionMissing', '请填写描述'],
  ['V1', 'formInvalid', '请检查填写项'],
  ['O3', 'orderEmailSent', '邮件已发送'],
  ['O3', 'orderCancelled', '已取消订单'],
  ['O3', 'orderConfirmed', '确认收货成功'],
  ['W4', 'wechatGroupDeleted', '已成功删除微信群'],
  ['W5', 'autoReplyDeleted', '已成功删除自动回复'],
] as const;

test.each(sentences)('%s says %s as %s', (_, name, sentence) => {
  expect(messages[name]).toBe(sentence);
});

it('holds no sentence beside those of the specification', () => {
  expect(Object.keys(messages).toSorted()).toEqual(sentences.map(([, name]) => name).toSorted());
});

it('G7 puts the reason of the applet behind a failed save of goods', () => {
  expect(goodsFailure.create('库存不足')).toBe('商品信息添加失败：库存不足');
  expect(goodsFailure.update('库存不足')).toBe('商品信息更新失败：库存不足');
});
