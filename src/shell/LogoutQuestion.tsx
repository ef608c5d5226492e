import { useEffect, useRef } from 'react';
import { clearDrafts, hasDrafts } from '#crud/drafts/ownDrafts.ts';
import type { Call } from '#providers/http/createHttp.ts';
import type { LocalStore } from '#providers/storage/createLocalStore.ts';
import { logout } from '#schemas/endpoints/sessions.ts';

interface Props {
  readonly local: LocalStore;
  readonly owner: string;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Ends the session on the service as well. Nobody waits for it: without a network the merchant is out all the same. K6 */
export function endSession(call: Call): void {
  call(logout, {}).catch(() => {});
}

/** Whether there is something to be asked. */
export { hasDrafts };

/** What becomes of what was typed and not saved at this browser. N4, decision 045 */
export function LogoutQuestion({ local, owner, onStay, onLeave }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  function clearAndLeave() {
    clearDrafts(local, owner);
    onLeave();
  }
  return (
    <dialog ref={dialog} className="confirm" aria-labelledby="logout-title" onCancel={onStay} onClose={onStay}>
      <h2 id="logout-title">还有没保存的草稿</h2>
      <p>
        草稿存在这台设备的浏览器里。保留：下次用这个账号登录可以恢复，换别的账号登录会自动清除。多人共用这台设备时，请清除。
      </p>
      <div className="buttons">
        <button type="button" className="button" onClick={onStay}>
          取消
        </button>
        <button type="button" className="button" onClick={clearAndLeave}>
          清除
        </button>
        <button type="button" className="button filled" onClick={onLeave}>
          保留草稿
        </button>
      </div>
    </dialog>
  );
}
