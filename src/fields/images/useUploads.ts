import pLimit from 'p-limit';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { AppletError } from '#providers/http/AppletError.ts';
import { useProviders } from '#providers/useProviders.ts';
import { messages } from '#schemas/messages.ts';
import { useFieldPort } from '../input/FieldContext.ts';
import type { SlotChange } from './slots.ts';

const AT_ONCE = 2;

/** A picture for a slot. */
export interface Picture {
  /** Of the slot. */
  readonly key: string;
  readonly file: File;
}

interface Needs {
  /** How far one has come, and how it ended. */
  readonly change: (next: SlotChange) => void;
  readonly onArrived: (picture: Picture, path: string) => void;
}

/**
 * Sends pictures, two at a time.
 *
 * A batch is told of once, when all of it has ended; leaving the form calls it off. U1–U3
 */
export function useUploads({ change, onArrived }: Needs) {
  const { upload, notifications } = useProviders();
  const { beginWork } = useFieldPort();
  const limit = useMemo(() => pLimit(AT_ONCE), []);
  const running = useRef(new Map<string, AbortController>());

  const stopAll = useCallback(() => {
    for (const controller of running.current.values()) controller.abort();
  }, []);
  useEffect(() => stopAll, [stopAll]);

  /** Whether the picture arrived; undefined when the merchant called it off, or has been told that it cannot be sent. */
  async function send({ key, file }: Picture): Promise<boolean | undefined> {
    const controller = new AbortController();
    running.current.set(key, controller);
    const { signal } = controller;
    const onProgress = (sent: number) => signal.aborted || change({ type: 'progress', key, sent });
    try {
      const path = await limit(() => upload(file, { type: 'image', signal, onProgress }));
      if (signal.aborted) return undefined;
      onArrived({ key, file }, path);
      return true;
    } catch (error) {
      // Called off, whatever else went wrong: another may be on its way in its place.
      if (signal.aborted) return undefined;
      if (error instanceof AppletError && error.kind === 'unfit') {
        // Trying again would not help: it goes, as one does that is refused by its name.
        change({ type: 'remove', key });
        notifications.fail(error);
        return undefined;
      }
      change({ type: 'fail', key });
      if (error instanceof AppletError && error.kind !== 'upload') notifications.fail(error);
      return false;
    } finally {
      if (running.current.get(key) === controller) running.current.delete(key);
    }
  }

  return {
    async send(batch: readonly Picture[], whenFailed: (arrived: number, failed: number) => string = failedText) {
      const endWork = beginWork();
      const results = await Promise.all(batch.map(send));
      endWork();
      const arrived = results.filter((result) => result === true).length;
      const failed = results.filter((result) => result === false).length;
      if (failed > 0) notifications.open('error', whenFailed(arrived, failed));
      else if (arrived > 0) notifications.open('success', messages.imageUploaded);
    },
    /** Calls off the one for a slot. */
    stop: (key: string) => running.current.get(key)?.abort(),
    stopAll,
  };
}

const failedText = (arrived: number, failed: number): string =>
  arrived === 0 ? messages.imageUploadFailed : `${messages.imageUploadFailed}：已上传 ${arrived} 张，${failed} 张失败`;
