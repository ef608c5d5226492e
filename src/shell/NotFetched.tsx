import { Failed } from '#crud/faces/Faces.tsx';
import { RENEWED } from '#providers/release/createRelease.ts';
import { useIsLeaving, useIsOld } from '#providers/useProviders.ts';
import { refresh } from './Renewed.tsx';

/** A screen whose code did not come, and why: a newer build is served, or else most likely the network. N11 */
export function NotFetched({ onRetry = refresh }: { readonly onRetry?: () => void }) {
  const isOld = useIsOld();
  if (useIsLeaving()) return null;
  return isOld ? (
    <Failed text={`${RENEWED}；没保存的内容有草稿，刷新后可以恢复`} again="刷新" onRetry={refresh} />
  ) : (
    <Failed text="这一页没有加载出来，可能是网络中断" onRetry={onRetry} />
  );
}
