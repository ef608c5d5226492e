import { useState } from 'react';
import { canRing, ring, unlockBell } from '#providers/alerts/bell.ts';
import { askNoticeLeave, noticeLeave, showSystemNotice } from '#providers/alerts/systemNotices.ts';
import type { Message } from '#schemas/messages.ts';
import { Dialog } from '#ui/Dialog.tsx';
import type { Resource } from '../Resource.ts';
import { useAlertSettings } from './alertSettings.ts';
import './alerts.css';

interface Props {
  readonly resource: Resource;
  readonly onClose: () => void;
}

const DENIED: Message =
  '浏览器未允许通知。点地址栏左边的图标，把「通知」改成「允许」，再回来打开；系统设置里也要允许浏览器通知';
const MISSING: Message = '这个浏览器不能弹出系统通知，请用电脑上的 Chrome、Edge 或 Safari';

/** How a merchant hears of something new beside seeing it: each is off until it is pressed here, and asks for leave only then. */
export function AlertsDialog({ resource, onClose }: Props) {
  const [settings, keep] = useAlertSettings();
  const [refused, setRefused] = useState<Message>();
  const title = `新${resource.label}提醒`;
  // What was switched on here and forbidden in the browser since is off.
  const notice = settings.notice && noticeLeave() === 'granted';

  async function turnSound() {
    keep({ ...settings, sound: !settings.sound });
    if (settings.sound) return;
    await unlockBell();
    ring();
  }
  async function turnNotice() {
    setRefused(undefined);
    if (notice) return void keep({ ...settings, notice: false });
    const leave = await askNoticeLeave();
    const shown = showSystemNotice({ title: `${title}已打开`, body: '以后会像这样提醒你', tag: resource.name });
    if (shown) keep({ ...settings, notice: true });
    else setRefused(leave === 'granted' || leave === 'missing' ? MISSING : DENIED);
  }

  return (
    <Dialog short width={440} title={title} onClose={onClose}>
      <div className="alerts">
        <label>
          <input type="checkbox" checked={settings.sound} disabled={!canRing()} onChange={() => void turnSound()} />
          <span>
            <span>提示音</span>
            <span className="soft">响两声。刚打开网页时，要先点一下页面才能响</span>
          </span>
        </label>
        <label>
          <input type="checkbox" checked={notice} onChange={() => void turnNotice()} />
          <span>
            <span>系统通知</span>
            <span className="soft">{`由系统弹出，点一下就到${resource.label}列表`}</span>
          </span>
        </label>
        <p role="alert" className="alerts-refused">
          {refused}
        </p>
        <p className="soft">每分钟查一次。切到别的标签页或断网时暂停，回来马上补查。</p>
      </div>
    </Dialog>
  );
}
