import { useEffect, useState } from 'react';
import { keepOnlyDraftsOf } from '#crud/drafts/keepOnlyDraftsOf.ts';
import { ownerOf } from '#providers/session/createProfile.ts';
import { useProfile, useProviders } from '#providers/useProviders.ts';
import type { LogoutQuestion } from './LogoutQuestion.tsx';

/** Ends the session; asks first what becomes of drafts. Where the question cannot be fetched nobody is held back. R5, N4 */
export function LogoutButton() {
  const { auth, local } = useProviders();
  const profile = useProfile();
  const owner = profile && ownerOf(profile);
  const [Question, setQuestion] = useState<typeof LogoutQuestion>();
  useEffect(() => {
    if (owner) keepOnlyDraftsOf(local, owner);
  }, [local, owner]);

  const leave = () => void auth.logout({});
  async function press() {
    const late = await import('./LogoutQuestion.tsx').catch(() => undefined);
    if (owner && late?.hasDrafts(local, owner)) setQuestion(() => late.LogoutQuestion);
    else leave();
  }
  return (
    <>
      <button type="button" className="button plain" onClick={press}>
        退出登录
      </button>
      {owner && Question && (
        <Question local={local} owner={owner} onStay={() => setQuestion(undefined)} onLeave={leave} />
      )}
    </>
  );
}
