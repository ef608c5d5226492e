import { useCallback } from 'react';
import { useProviders } from '#providers/useProviders.ts';
import { useConfirm } from '#ui/ConfirmProvider.tsx';
import type { Uploads } from './createUploads.ts';

/** Whether a save may go out as far as its files are concerned; a button, Enter and a key all ask here. N3 */
export function useSaveGate({ running, failed }: Uploads): () => Promise<boolean> {
  const confirm = useConfirm();
  const { notifications } = useProviders();
  return useCallback(async () => {
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
  }, [running, failed, confirm, notifications]);
}
