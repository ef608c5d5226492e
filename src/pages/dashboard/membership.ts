import type { Profile } from '#providers/session/createProfile.ts';
import type { Message } from '#schemas/messages.ts';

/** What somebody without a shop is told: where the opening stands, and what happens next. R4 */
export function membership({ is_merchant, is_applied }: Pick<Profile['user'], 'is_merchant' | 'is_applied'>): Message {
  if (is_merchant) return '商家已经开通，店铺还没有建好。建好后刷新本页就能看到，等得久了请联系平台';
  if (is_applied) return '开店申请正在审核。通过后店铺会出现在这里，不用再提交一次';
  return '你还没有申请开店。请联系平台，提交店名、地址和电话，审核通过后店铺会出现在这里';
}
