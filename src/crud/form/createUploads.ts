import type { Notifications } from '#providers/notification/createNotifications.ts';
import type { useConfirm } from '#ui/ConfirmProvider.tsx';
import { createStore, type Store } from '../createStore.ts';

/** The files of a form that are not there yet. U3, N3 */
export interface Uploads {
  /** How many inputs are sending something. */
  readonly running: Store<number>;
  /** How many inputs hold something that did not arrive. */
  readonly failed: Store<number>;
  /** Counts among those that send, until what it gives back is called. */
  begin(): () => void;
  /** Counts among those that failed, until what it gives back is called. */
  fail(): () => void;
}

export function createUploads(): Uploads {
  const [running, failed] = [createStore(0), createStore(0)];
  const counted = (count: Store<number>) => () => {
    let counts = true;
    count.set(count.get() + 1);
    return () => {
      if (counts) count.set(count.get() - 1);
      counts = false;
    };
  };
  return { running, failed, begin: counted(running), fail: counted(failed) };
}

interface Asking {
  readonly notifications: Pick<Notifications, 'open'>;
  readonly confirm: ReturnType<typeof useConfirm>;
}

/** Whether a save may go out as far as its files are concerned; a button, Enter and a key all ask here. N3 */
export async function mayGoOut({ running, failed }: Uploads, { notifications, confirm }: Asking): Promise<boolean> {
  if (running.get() > 0) {
    notifications.open('info', '文件还在上传，传完后再保存');
    return false;
  }
  if (failed.get() === 0) return true;
  return confirm({
    title: '有文件没有上传成功',
    body: '现在保存，没有上传成功的图片或文件不会保存进去。可以先重试或移除。',
    ok: '不带它保存',
    no: '返回处理',
    danger: true,
  });
}
