import type { Letter } from '../../outbox/Message.ts';

/** The letter that carries a reset code. L4 */
export function resetLetter(to: string, code: string): Letter {
  return {
    to,
    isPrivate: true,
    subject: '掌柜台：重置密码验证码',
    body: `你好：\n\n你的验证码是 ${code}，10 分钟内有效，仅可使用一次。\n\n如果不是你本人的操作，请忽略这封邮件，你的密码不会改变。\n`,
  };
}
