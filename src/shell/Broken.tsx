import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { canAccess } from '#providers/access/createAccessControl.ts';
import { RENEWED } from '#providers/release/createRelease.ts';
import { useIsLeaving, useIsOld, useProfile, useProviders } from '#providers/useProviders.ts';
import { isMissingCode } from '#schemas/late/isMissingCode.ts';
import { Failed } from '#ui/Faces.tsx';
import { refresh } from './Renewed.tsx';

const broken = '这一页出错了，不是网络的问题。请刷新；没保存的内容有草稿，刷新后可以恢复';

/** What stands where a screen broke, or its code could not be fetched: the rest of the page stays usable; those who keep it running read why. E17 */
export function Broken({ log }: { readonly log: (line: string) => void }) {
  const error = useRouteError();
  const { account } = useProviders();
  const profile = useProfile();
  const said = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  useEffect(() => log(said), [said, log]);
  return (
    <div role="alert">
      {isMissingCode(error) ? <NotFetched /> : <Failed text={broken} onRetry={() => location.reload()} />}
      {canAccess(account.keepers, profile).can && <p className="soft">{said}</p>}
    </div>
  );
}

/** A screen whose code did not come, and why: a newer build is served, or else most likely the network. N11 */
function NotFetched({ onRetry = refresh }: { readonly onRetry?: () => void }) {
  const isOld = useIsOld();
  if (useIsLeaving()) return null;
  return isOld ? (
    <Failed text={`${RENEWED}；没保存的内容有草稿，刷新后可以恢复`} again="刷新" onRetry={refresh} />
  ) : (
    <Failed text="这一页没有加载出来，可能是网络中断" onRetry={onRetry} />
  );
}
