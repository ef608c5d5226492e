import { useEffect, useSyncExternalStore } from 'react';
import type { Notice } from '#providers/notification/createNotifications.ts';
import { useProviders } from '#providers/useProviders.ts';
import { limits } from '#schemas/limits.ts';

/** What has been done and what has failed, read out as it comes, gone after a while; drawn without fetching any code. */
export function Notices() {
  const { notifications } = useProviders();
  const notices = useSyncExternalStore(notifications.subscribe, notifications.get);
  return (
    <div className="notices" aria-live="polite">
      {notices.map((notice) => (
        <NoticeView key={notice.id} notice={notice} onClose={() => notifications.close(notice.id)} />
      ))}
    </div>
  );
}

const marks = { success: '✓', error: '!', info: 'i' } as const;

function NoticeView({
  notice: { id, type, text },
  onClose,
}: {
  readonly notice: Notice;
  readonly onClose: () => void;
}) {
  const { clock, notifications } = useProviders();
  useEffect(() => {
    const leaving = new AbortController();
    clock
      .sleep(limits.noticeMs, leaving.signal)
      .then(() => notifications.close(id))
      .catch(() => undefined);
    return () => leaving.abort();
  }, [id, clock, notifications]);

  return (
    <div className={`notice ${type}`} role={type === 'error' ? 'alert' : 'status'}>
      <span className="mark" aria-hidden="true">
        {marks[type]}
      </span>
      <span>{text}</span>
      <button type="button" aria-label="关闭提示" onClick={onClose}>
        ×
      </button>
    </div>
  );
}
