import type { ReactNode } from 'react';
import type { Message } from '#schemas/messages.ts';
import { Button } from './Button.tsx';

/** The shape of a list before it is there. */
export function ListSkeleton() {
  return (
    <div className="skeleton" role="status" aria-label="正在加载">
      {Array.from({ length: 8 }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: eight equal bones that never move.
        <div key={row} className="bone" />
      ))}
    </div>
  );
}

interface EmptyProps {
  /** Of a page that has no other. */
  readonly heading?: string;
  readonly text: Message;
  readonly children?: ReactNode;
}

/** Nothing here yet: what this place is for, and the next step. */
export function Empty({ heading, text, children }: EmptyProps) {
  return (
    <Face
      drawing={
        <>
          <path
            d="M14 30h68l-6 32a4 4 0 0 1-4 3H24a4 4 0 0 1-4-3z"
            fill="var(--sunken)"
            stroke="var(--line-strong)"
            strokeWidth="2"
          />
          <path d="M32 30 44 8m20 22L52 8M8 30h80" stroke="var(--line-strong)" strokeWidth="2" strokeLinecap="round" />
          <path d="M36 41v14m12-14v14m12-14v14" stroke="var(--line-strong)" strokeWidth="2" strokeLinecap="round" />
        </>
      }
    >
      {heading && <h1>{heading}</h1>}
      <p>{text}</p>
      {children}
    </Face>
  );
}

interface FailedProps {
  readonly text?: Message;
  /** What the button says. */
  readonly again?: string;
  readonly onRetry: () => void;
}

/** What happened has been told; here is the way to try again. */
export function Failed({ text = '没有加载出来', again = '重试', onRetry }: FailedProps) {
  return (
    <Face
      drawing={
        <>
          <path
            d="M20 26a40 40 0 0 1 56 0M31 38a24 24 0 0 1 34 0"
            stroke="var(--line-strong)"
            strokeWidth="3"
            strokeLinecap="round"
          />
          <circle cx="48" cy="54" r="4" fill="var(--line-strong)" />
          <path d="m24 8 48 58" stroke="var(--bad)" strokeWidth="3" strokeLinecap="round" />
        </>
      }
    >
      <p>{text}</p>
      <Button onClick={onRetry}>{again}</Button>
    </Face>
  );
}

function Face({ drawing, children }: { readonly drawing: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="face">
      <svg width="96" height="72" viewBox="0 0 96 72" fill="none" aria-hidden="true">
        {drawing}
      </svg>
      {children}
    </div>
  );
}
