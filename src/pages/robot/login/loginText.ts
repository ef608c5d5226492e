import type { Tone } from '#fields/choice/choice.tsx';
import { sentenceOf } from '#providers/http/AppletError.ts';
import { limits } from '#schemas/limits.ts';
import type { RobotLogin, RobotPlace } from '#schemas/states/robotLogin.ts';

/** What each place is called, and how it looks. RB-E1 */
export const placeText: Readonly<Record<RobotPlace, { readonly name: string; readonly tone: Tone }>> = {
  checking: { name: '检查中', tone: 'busy' },
  requesting: { name: '正在获取二维码', tone: 'busy' },
  waiting: { name: '正在获取二维码', tone: 'busy' },
  showing: { name: '等待扫码', tone: 'busy' },
  expired: { name: '二维码可能已过期', tone: 'bad' },
  loggedIn: { name: '已登录', tone: 'good' },
  loggingOut: { name: '正在退出', tone: 'busy' },
  loggedOut: { name: '未登录', tone: 'muted' },
  dropped: { name: '已掉线', tone: 'bad' },
  failed: { name: '出错了', tone: 'bad' },
};

/** What failed, in the words of whoever said no. */
export const failureText = ({ error }: RobotLogin): string => sentenceOf(error) || '没有连上机器人';

const MINUTE_MS = 60_000;

/** How long a code is still taken to last: an estimate, for no applet says it. RB-E2 */
export function expiryText(shownAt: number, now: number): string {
  const left = shownAt + limits.robotQrCodeLifeMs - now;
  if (left <= MINUTE_MS / 2) return '即将过期';
  return `约 ${Math.round(left / MINUTE_MS)} 分钟后过期`;
}

/** The picture of a code that came with or without the prefix of a data URI. */
export const imageOf = (qrCode: string): string =>
  qrCode.startsWith('data:') ? qrCode : `data:image/png;base64,${qrCode}`;
