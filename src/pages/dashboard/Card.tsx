import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { Failed } from '#ui/Faces.tsx';
import { Age } from './Age.tsx';
import type { CardReading } from './useDeskPage.ts';

interface Props {
  readonly title: string;
  /** Where all of it is. */
  readonly to: string;
  readonly reading: CardReading;
  /** Beside the title, e.g. how many there are. */
  readonly note?: ReactNode;
  /** What there is to do while there is nothing to show. */
  readonly empty?: ReactNode;
  readonly children: ReactNode;
}

/** One thing on the desk: it comes, fails and is refreshed by itself, and says how old it is. */
export function Card({ title, to, reading, note, empty, children }: Props) {
  const heading = useId();
  return (
    <section className="desk-card" aria-labelledby={heading} aria-busy={reading.busy}>
      <header>
        <h3 id={heading}>
          <Link to={to}>{title}</Link>
        </h3>
        {!reading.loading && !reading.failed && note}
        {!reading.loading && <Age title={title} reading={reading} />}
      </header>
      {faceOf({ title, reading }) ?? empty ?? children}
    </section>
  );
}

function faceOf({ title, reading }: Pick<Props, 'title' | 'reading'>): ReactNode {
  if (reading.failed) return <Failed text={`${title}没有加载出来`} onRetry={reading.refresh} />;
  if (!reading.loading) return undefined;
  return (
    <div className="skeleton" role="status" aria-label={`正在加载${title}`}>
      <div className="bone" />
      <div className="bone" />
    </div>
  );
}
