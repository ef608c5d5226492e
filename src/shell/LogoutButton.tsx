import { useEffect, useRef, useState } from 'react';
import { clearDrafts, hasDrafts, keepOnlyDraftsOf } from '#crud/drafts/ownDrafts.ts';
import { ownerOf } from '#providers/session/createProfile.ts';
import { useProfile, useProviders } from '#providers/useProviders.ts';

/** Ends the session; asks first what becomes of what was typed and not saved at this browser. R5, N4, decision 045 */
export function LogoutButton() {
  const { auth, local } = useProviders();
  const profile = useProfile();
  const owner = profile && ownerOf(profile);
  const [asks, setAsks] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (owner) keepOnlyDraftsOf(local, owner);
  }, [local, owner]);
  useEffect(() => {
    if (asks) dialog.current?.showModal();
  }, [asks]);

  const leave = () => void auth.logout({});
  function clearAndLeave() {
    if (owner) clearDrafts(local, owner);
    leave();
  }

  return (
    <>
      <button
        type="button"
        className="button plain"
        onClick={() => (owner && hasDrafts(local, owner) ? setAsks(true) : leave())}
      >
        退出登录
      </button>
      {asks && (
        <dialog
          ref={dialog}
          className="confirm"
          aria-labelledby="logout-title"
          onCancel={() => setAsks(false)}
          onClose={() => setAsks(false)}
        >
          <h2 id="logout-title">还有没保存的草稿</h2>
          <p>
            草稿存在这台设备的浏览器里。保留：下次用这个账号登录可以恢复，换别的账号登录会自动清除。多人共用这台设备时，请清除。
          </p>
          <div className="buttons">
            <button type="button" className="button" onClick={() => setAsks(false)}>
              取消
            </button>
            <button type="button" className="button" onClick={clearAndLeave}>
              清除
            </button>
            <button type="button" className="button filled" onClick={leave}>
              保留草稿
            </button>
          </div>
        </dialog>
      )}
    </>
  );
}
