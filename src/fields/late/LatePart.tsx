import { type ReactNode, Suspense } from 'react';
import { RENEWED } from '#providers/release/createRelease.ts';
import { useIsLeaving, useIsOld } from '#providers/useProviders.ts';
import { isMissingCode } from '#schemas/late/isMissingCode.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';

interface Props {
  /** Stands in its place while its code is on its way. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a screen whose code comes late; where it does not come the rest stays, with all that was typed. N11 */
export function LatePart({ fallback, children }: Props) {
  return (
    <ErrorBoundary fallback={fallbackOf}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** What broke is the screen's matter. */
const fallbackOf = (error: unknown): ReactNode => {
  if (!isMissingCode(error)) throw error;
  return <NotCome />;
};

/** A browser that has failed to fetch a file does not ask for it again: only a new page does. */
function NotCome() {
  const isOld = useIsOld();
  if (useIsLeaving()) return null;
  return (
    <p role="alert" className="not-come">
      <span>{isOld ? RENEWED : '这一部分没有加载出来，可能是网络中断：请刷新'}</span>
      <Button onClick={() => location.reload()}>刷新</Button>
    </p>
  );
}
