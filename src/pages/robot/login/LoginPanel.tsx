import type { ReactNode } from 'react';
import { CopyButton } from '#crud/copy/CopyButton.tsx';
import { useProviders } from '#providers/useProviders.ts';
import type { RobotLogin } from '#schemas/states/robotLogin.ts';
import { Button } from '#ui/Button.tsx';
import type { RobotLoginRun } from './createRobotLogin.ts';
import { expiryText, failureText, imageOf } from './loginText.ts';

interface Props {
  readonly login: RobotLogin;
  readonly press: RobotLoginRun['press'];
}

/** The way in: the code to scan, or why there is none. W1, W2, RB-E1 – RB-E3, RB-E9 */
export function LoginPanel({ login, press }: Props) {
  return (
    <div className="robot-login">
      <div className="robot-card">{content(login, press)}</div>
      <SafetyNote />
    </div>
  );
}

function content(login: RobotLogin, press: Props['press']): ReactNode {
  switch (login.place) {
    case 'showing':
    case 'expired':
      return <QrCode login={login} press={press} />;
    case 'failed':
      return (
        <div role="alert" className="robot-said">
          <p>{failureText(login)}</p>
          <Button look="filled" onClick={() => press('retry')}>
            重试
          </Button>
        </div>
      );
    case 'loggedOut':
      return (
        <div className="robot-said">
          <p>已退出，机器人现在不回复消息</p>
          <Button look="filled" onClick={() => press('refresh')}>
            重新登录
          </Button>
        </div>
      );
    default:
      return <div className="robot-bone" aria-hidden="true" />;
  }
}

function QrCode({ login: { place, qrCode, scanUrl, shownAt }, press }: Props) {
  const { clock } = useProviders();
  const over = place === 'expired';
  return (
    <>
      <div className="robot-code" data-over={over || undefined}>
        <img src={imageOf(qrCode)} alt="微信登录二维码，请用手机微信扫描" width={240} height={240} />
        {over && <span>二维码可能已过期</span>}
      </div>
      {/* Every poll draws this anew: the estimate is never older than that. */}
      <p className="soft">{over ? '点「刷新二维码」再扫一次' : expiryText(shownAt, clock.now())}</p>
      <button type="button" className={over ? 'button filled' : 'button'} onClick={() => press('refresh')}>
        刷新二维码
      </button>
      {!over && /^https?:/.test(scanUrl) && (
        <a className="button" href={scanUrl} target="_blank" rel="noreferrer">
          用模拟微信扫描
        </a>
      )}
      <p>用要当机器人的微信扫描。请用手机摄像头扫描；截图或长按识别无法登录</p>
      <div className="robot-elsewhere">
        <p>请在电脑或另一台设备打开本页</p>
        <CopyButton text={location.href} label="复制本页链接" />
      </div>
    </>
  );
}

/** What a robot on a personal account risks, for who wants to know before scanning. RB-E9 */
const SafetyNote = () => (
  <details className="robot-note">
    <summary>使用前请了解：个人微信机器人的风险</summary>
    <ul>
      <li>机器人用的是个人微信号，微信可能限制它收发消息，严重时会封号。请用专门的小号，不要用收款的号</li>
      <li>短时间内回复太多、拉人太快、频繁加好友都容易被限制，新号先正常使用几周</li>
      <li>不要自动发送广告、外链或敏感内容，群里的规则尽量用「全词匹配」，少打扰别人</li>
      <li>掉线后要重新扫码；手机上退出登录，机器人也会停下</li>
    </ul>
  </details>
);
