import { startTransition, useEffect, useRef, useState } from 'react';
import type { RecordId } from '#providers/data/calls.ts';
import { AppletError } from '#providers/http/AppletError.ts';
import { useProviders } from '#providers/useProviders.ts';
import type { Collected, Progress } from './createReader.ts';
import { enrolmentReader } from './enrolmentReader.ts';

/** How far the enrolments of a group-buy are. */
export interface Enrolments extends Progress {
  readonly stage: 'loading' | 'stopped' | 'failed' | 'loaded';
  /** What was read when the reading ended; nothing before. */
  readonly collected: Collected | undefined;
  /** When the reading ended or, before it did, began; in milliseconds since 1970. */
  readonly readAt: number;
  /** Stops reading; what was read stays. */
  stop(): void;
  /** Goes on with the pages that are missing. */
  goOn(): void;
  /** Reads everything anew. */
  refresh(): void;
}

const unread: Progress = { loaded: 0, total: undefined };

/**
 * All enrolments of a group-buy, read as soon as the screen is there, with a way to stop; nobody reads on for a screen
 * that has been left. GD-E1, T9
 */
export function useEnrolments(id: RecordId): Enrolments {
  const { call, notifications, clock } = useProviders();
  const newReader = () => enrolmentReader(call, id);
  const [reading, setReading] = useState(() => ({ reader: newReader() }));
  const [progress, setProgress] = useState(unread);
  const [end, setEnd] = useState<Pick<Enrolments, 'stage' | 'collected' | 'readAt'>>(() => ({
    stage: 'loading',
    collected: undefined,
    readAt: clock.now(),
  }));
  const stopping = useRef<AbortController>();

  useEffect(() => {
    const { reader } = reading;
    const leaving = new AbortController();
    stopping.current = leaving;
    let left = false;
    const done = (stage: Enrolments['stage']) => {
      if (left) return;
      const collected = reader.collected();
      // Thousands of buyers are counted and drawn in parts, between which the page answers.
      const readAt = clock.now();
      startTransition(() => setEnd({ stage, collected, readAt }));
    };
    reader
      .run(leaving.signal, (progress) => left || setProgress(progress))
      .then(
        () => done('loaded'),
        (error: unknown) => {
          if (leaving.signal.aborted) return done('stopped');
          // A 403 leads to the login: this screen has nothing more to say.
          if (!(error instanceof AppletError && error.kind === 'forbidden')) done('failed');
          notifications.fail(error);
        },
      );
    return () => {
      left = true;
      leaving.abort();
    };
  }, [reading, notifications, clock]);

  const begin = (reader: typeof reading.reader) => {
    setEnd({ stage: 'loading', collected: undefined, readAt: clock.now() });
    setReading({ reader });
  };
  return {
    ...progress,
    ...end,
    stop: () => stopping.current?.abort(),
    goOn: () => begin(reading.reader),
    refresh() {
      setProgress(unread);
      begin(newReader());
    },
  };
}
