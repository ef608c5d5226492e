import { clearDrafts, hasDrafts } from '#crud/drafts/ownDrafts.ts';
import type { LocalStore } from '#providers/storage/createLocalStore.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';

interface Props {
  readonly local: LocalStore;
  readonly owner: string;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Whether there is something to be asked. */
export { hasDrafts };

/** What becomes of what was typed and not saved at this browser. N4, decision 045 */
export function LogoutQuestion({ local, owner, onStay, onLeave }: Props) {
  function clearAndLeave() {
    clearDrafts(local, owner);
    onLeave();
  }
  return (
    <Dialog
      question
      title="还有没保存的草稿"
      width={420}
      foot={
        <>
          <Button data-start="" onClick={onStay}>
            取消
          </Button>
          <Button onClick={clearAndLeave}>清除</Button>
          <Button look="filled" onClick={onLeave}>
            保留草稿
          </Button>
        </>
      }
      onClose={onStay}
    >
      <p>
        草稿存在这台设备的浏览器里。保留：下次用这个账号登录可以恢复，换别的账号登录会自动清除。多人共用这台设备时，请清除。
      </p>
    </Dialog>
  );
}
