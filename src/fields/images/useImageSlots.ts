import pLimit from 'p-limit';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { AppletError } from '#providers/http/AppletError.ts';
import { useProviders } from '#providers/useProviders.ts';
import { type Message, messages } from '#schemas/messages.ts';
import { useFieldPort } from '../input/FieldContext.ts';
import { nextKey } from '../input/nextKey.ts';
import { checkImage } from './checkImage.ts';
import type { Source } from './crop/useSource.ts';
import { sameFile } from './sameFile.ts';
import { changeSlots, pathsOf, type Slot, type SlotChange, standing } from './slots.ts';

const AT_ONCE = 2;

/**
 * The pictures of one input and what can be done to them.
 *
 * Two are sent at a time; a batch is told of once, when all of it has ended; leaving the form calls it off. U1–U3
 */
export function useImageSlots(
  paths: readonly string[],
  onChange: (paths: readonly string[]) => void,
  most = Number.POSITIVE_INFINITY,
) {
  const { upload, notifications, fileHost } = useProviders();
  const { beginWork, noteFailed } = useFieldPort();
  const [slots, dispatch] = useReducer(changeSlots, paths, (start) => changeSlots([], { type: 'reset', paths: start }));
  const limit = useMemo(() => pLimit(AT_ONCE), []);
  const running = useRef(new Map<string, AbortController>());
  const [twins, setTwins] = useState<Message>();
  /** What was added here, by the key of its slot. */
  const files = useRef(new Map<string, File>());
  const latest = useRef(slots);
  latest.current = slots;

  const change = (next: SlotChange) => {
    const before = pathsOf(latest.current);
    latest.current = changeSlots(latest.current, next);
    dispatch(next);
    const after = pathsOf(latest.current);
    if (after.join('\n') !== before.join('\n')) onChange(after);
  };

  // The form put other pictures in (reset, another record): they are the truth now.
  const outside = paths.join('\n');
  useEffect(() => {
    const here = pathsOf(latest.current);
    if (here.join('\n') === outside) return;
    // What was to replace a picture of before must not replace one of these.
    for (const controller of running.current.values()) controller.abort();
    files.current.clear();
    dispatch({ type: 'reset', paths: outside === '' ? [] : outside.split('\n') });
    setTwins(undefined);
  }, [outside]);

  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  const someFailed = slots.some(({ at }) => at === 'failed');
  useEffect(() => (someFailed ? noteFailed() : undefined), [someFailed, noteFailed]);

  /** Whether the picture arrived; undefined when the merchant called it off, or has been told that it cannot be sent. */
  async function send(key: string, file: File): Promise<boolean | undefined> {
    const controller = new AbortController();
    running.current.set(key, controller);
    const { signal } = controller;
    const onProgress = (sent: number) => signal.aborted || change({ type: 'progress', key, sent });
    try {
      const path = await limit(() => upload(file, { type: 'image', signal, onProgress }));
      if (signal.aborted) return undefined;
      files.current.set(key, file);
      change({ type: 'arrive', key, path });
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

  /** The same picture twice is likely a slip of the hand: said, not refused. */
  async function warnOfTwins(batch: readonly { readonly key: string; readonly file: File }[]) {
    for (const { key, file } of batch) {
      const before = latest.current.slice(
        0,
        latest.current.findIndex((slot) => slot.key === key),
      );
      for (const [at, slot] of before.entries()) {
        const other = files.current.get(slot.key);
        if (!other || !(await sameFile(file, other))) continue;
        setTwins(`「${file.name}」和第 ${at + 1} 张是同一张图片`);
        break;
      }
    }
  }

  async function sendAll(
    batch: readonly { readonly key: string; readonly file: File }[],
    whenFailed: (arrived: number, failed: number) => string = failedText,
  ) {
    const endWork = beginWork();
    const results = await Promise.all(batch.map(({ key, file }) => send(key, file)));
    endWork();
    const arrived = results.filter((result) => result === true).length;
    const failed = results.filter((result) => result === false).length;
    if (failed > 0) notifications.open('error', whenFailed(arrived, failed));
    else if (arrived > 0) notifications.open('success', messages.imageUploaded);
  }

  return {
    slots,
    /** Which of them is there twice, in words. */
    twins,
    add(added: readonly File[]) {
      const refusals = added.map(checkImage);
      const refused = refusals.find((message) => message !== undefined);
      if (refused !== undefined) notifications.open('error', refused);
      const pictures = added.filter((_, index) => refusals[index] === undefined);
      const room = Math.max(0, most - latest.current.length);
      if (pictures.length > room) notifications.open('error', tooManyText(most));
      const batch = pictures.slice(0, room).map((file) => ({ key: nextKey(), file }));
      if (batch.length === 0) return;
      change({ type: 'add', files: batch });
      for (const { key, file } of batch) files.current.set(key, file);
      void warnOfTwins(batch);
      void sendAll(batch);
    },
    retry({ key, ...slot }: Slot) {
      if (slot.at !== 'failed') return;
      change({ type: 'retry', key });
      void sendAll([{ key, file: slot.file }], slot.before === undefined ? failedText : keptText);
    },
    /** What this page still has of the picture that a slot stands for, or else where it lies. */
    sourceOf: (slot: Slot): Source => files.current.get(slot.key) ?? fileHost.resolve(standing(slot) ?? ''),
    /** Puts another picture in the place of one, which stays until the other has arrived. */
    replace(slot: Slot, file: File) {
      const { key } = slot;
      const isAlone = standing(slot) === undefined;
      running.current.get(key)?.abort();
      if (isAlone) files.current.set(key, file);
      change({ type: 'replace', key, file });
      setTwins(undefined);
      void sendAll([{ key, file }], isAlone ? failedText : keptText);
    },
    remove({ key }: Slot) {
      running.current.get(key)?.abort();
      change({ type: 'remove', key });
      setTwins(undefined);
    },
    move: (key: string, to: string) => change({ type: 'move', key, to }),
  };
}

const tooManyText = (most: number): string =>
  most === 1 ? messages.oneImageOnly : `最多 ${most} 张图片，多出的没有添加`;

const keptText = () => `${messages.imageUploadFailed}，原来的图片还在`;

const failedText = (arrived: number, failed: number): string =>
  arrived === 0 ? messages.imageUploadFailed : `${messages.imageUploadFailed}：已上传 ${arrived} 张，${failed} 张失败`;
