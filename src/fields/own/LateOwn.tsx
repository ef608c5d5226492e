import { lazy, type ReactNode, Suspense } from 'react';
import { useProviders } from '#providers/useProviders.ts';
import { memoize } from '#schemas/memoize.ts';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import type { LoadOwn } from './Own.ts';

/** One component for each import, so that drawing again does not open it anew. */
const lateOf = memoize((load: LoadOwn<object>) => lazy(load));

interface Props {
  readonly load: LoadOwn<object>;
  /** What it is given. */
  readonly given: object;
  /** Whose it is, for the log. */
  readonly whose: string;
  /** What stands there where it does not come, or breaks. */
  readonly instead: ReactNode;
}

/** A component that a declaration brings along: a bar while it is on its way, the kind's own where it cannot be drawn. */
export function LateOwn({ load, given, whose, instead }: Props) {
  const { log } = useProviders();
  const Own = lateOf(load);
  return (
    <ErrorBoundary
      fallback={() => instead}
      onError={(error) =>
        log(`Failed to draw ${whose} by its own component: ${error instanceof Error ? error.message : error}`)
      }
    >
      <Suspense
        fallback={
          <span role="status" aria-label="正在加载" className="soft">
            …
          </span>
        }
      >
        <Own {...given} />
      </Suspense>
    </ErrorBoundary>
  );
}
