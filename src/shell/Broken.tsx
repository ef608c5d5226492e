import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { Failed } from '#crud/faces/Faces.tsx';
import { isMissingCode } from '#schemas/late/isMissingCode.ts';
import { NotFetched } from './NotFetched.tsx';

const broken = '这一页出错了，不是网络的问题。请刷新；没保存的内容有草稿，刷新后可以恢复';

/** What stands where a screen broke, or its code could not be fetched: the rest of the page stays usable. E17 */
export function Broken({ log }: { readonly log: (line: string) => void }) {
  const error = useRouteError();
  useEffect(() => log(error instanceof Error ? `${error.name}: ${error.message}` : String(error)), [error, log]);
  return (
    <div role="alert">
      {isMissingCode(error) ? <NotFetched /> : <Failed text={broken} onRetry={() => location.reload()} />}
    </div>
  );
}
