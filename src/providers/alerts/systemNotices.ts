/** What the browser lets this page do; `missing` where it has no notices of its own, e.g. on an iPhone. */
export type NoticeLeave = 'granted' | 'denied' | 'default' | 'missing';

interface SystemNotice {
  readonly title: string;
  readonly body: string;
  /** One of the same tag takes the place of the one before. */
  readonly tag: string;
  /** Told when the merchant presses it; the window is brought up by then. */
  readonly onPress?: () => void;
}

/** What has been decided so far. */
export const noticeLeave = (): NoticeLeave =>
  typeof Notification === 'function' ? Notification.permission : 'missing';

/** Asks the merchant, through the browser, which does it once; only while something is pressed. */
export const askNoticeLeave = async (): Promise<NoticeLeave> =>
  typeof Notification === 'function' ? Notification.requestPermission() : 'missing';

/** A notice of the system's own, which stands over whatever the merchant is doing; false where there can be none. */
export function showSystemNotice({ title, body, tag, onPress }: SystemNotice): boolean {
  if (noticeLeave() !== 'granted') return false;
  try {
    const notice = new Notification(title, { body, tag, icon: '/favicon.ico', lang: 'zh-CN' });
    notice.onclick = () => {
      window.focus();
      notice.close();
      onPress?.();
    };
    return true;
  } catch {
    // Chrome on Android has the word and not the thing. https://crbug.com/481856
    return false;
  }
}
