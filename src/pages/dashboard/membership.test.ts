import { expect, test } from 'vitest';
import { membership } from './membership.ts';

test.each([
  ['who never applied', false, false, '你还没有申请开店。请联系平台，提交店名、地址和电话，审核通过后店铺会出现在这里'],
  ['who has applied', false, true, '开店申请正在审核。通过后店铺会出现在这里，不用再提交一次'],
  ['who is a merchant', true, true, '商家已经开通，店铺还没有建好。建好后刷新本页就能看到，等得久了请联系平台'],
])('R4 without a shop, one %s reads what happens next', (_, is_merchant, is_applied, says) => {
  expect(membership({ is_merchant, is_applied })).toBe(says);
});
