import { useEffect, useState } from 'react';
import { keepOnlyDraftsOf } from '#crud/drafts/keepOnlyDraftsOf.ts';
import { ownerOf } from '#providers/session/createProfile.ts';
import { useProfile, useProviders } from '#providers/useProviders.ts';
import type { LogoutQuestion } from './LogoutQuestion.tsx';

interface Asked {
  readonly Question: typeof LogoutQuestion;
  readonly leave: () => void;
}

/** Ends the session; asks first what becomes of drafts. Where the question cannot be fetched nobody is held back. R5, N4 */
export function LogoutButton() {
  const { auth, call, local, ownCalls } = useProviders();
  const profile = useProfile();
  const owner = profile && ownerOf(profile);
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => {
    if (owner) keepOnlyDraftsOf(local, owner);
  }, [local, owner]);

  async function press() {
    const late = await import('./LogoutQuestion.tsx').catch(() => undefined);
    const leave = () => {
      if (ownCalls) late?.endSession(call);
      void auth.logout({});
    };
    if (owner && late?.hasDrafts(local, owner)) setAsked({ Question: late.LogoutQuestion, leave });
    else leave();
  }
  return (
    <>
      <button type="button" className="button plain" onClick={press}>
        退出登录
      </button>
      {owner && asked && (
        <asked.Question local={local} owner={owner} onStay={() => setAsked(undefined)} onLeave={asked.leave} />
      )}
    </>
  );
}
