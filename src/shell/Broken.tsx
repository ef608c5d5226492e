import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { Failed } from '#crud/faces/Faces.tsx';

/** What stands where a screen broke, or its code could not be fetched: the rest of the page stays usable. */
export function Broken({ log }: { readonly log: (line: string) => void }) {
  const error = useRouteError();
  useEffect(() => log(error instanceof Error ? `${error.name}: ${error.message}` : String(error)), [error, log]);
  return (
    <div role="alert">
      <Failed text="这一页出了问题，可能是网络中断" onRetry={() => location.reload()} />
    </div>
  );
}
