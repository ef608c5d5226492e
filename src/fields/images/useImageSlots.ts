import { useCallback, useEffect, useRef, useState } from 'react';
import { useProviders } from '#providers/useProviders.ts';
import { type Message, messages } from '#schemas/messages.ts';
import { useFieldPort } from '../input/FieldContext.ts';
import { nextKey } from '../input/nextKey.ts';
import { checkImage } from './checkImage.ts';
import type { Source } from './crop/useSource.ts';
import { sameFile } from './sameFile.ts';
import { changeSlots, pathsOf, type Slot, type SlotChange, standing } from './slots.ts';
import { type Picture, useUploads } from './useUploads.ts';

/** The pictures of one input and what can be done to them. U1–U3 */
export function useImageSlots(
  paths: readonly string[],
  onChange: (paths: readonly string[]) => void,
  most = Number.POSITIVE_INFINITY,
) {
  const { notifications, fileHost } = useProviders();
  const { noteFailed } = useFieldPort();
  const [slots, setSlots] = useState(() => changeSlots([], { type: 'reset', paths }));
  const [twins, setTwins] = useState<Message>();
  /** What was added here, by the key of its slot. */
  const files = useRef(new Map<string, File>());
  const latest = useRef(slots);

  const take = useCallback((next: SlotChange) => {
    latest.current = changeSlots(latest.current, next);
    setSlots(latest.current);
  }, []);
  function change(next: SlotChange) {
    const before = pathsOf(latest.current);
    take(next);
    const after = pathsOf(latest.current);
    if (after.join('\n') !== before.join('\n')) onChange(after);
  }
  const { send, stop, stopAll } = useUploads({
    change,
    onArrived({ key, file }, path) {
      files.current.set(key, file);
      change({ type: 'arrive', key, path });
    },
  });

  // The form put other pictures in (reset, another record): they are the truth now.
  const outside = paths.join('\n');
  useEffect(() => {
    const here = pathsOf(latest.current);
    if (here.join('\n') === outside) return;
    // What was to replace a picture of before must not replace one of these.
    stopAll();
    files.current.clear();
    take({ type: 'reset', paths: outside === '' ? [] : outside.split('\n') });
    setTwins(undefined);
  }, [outside, stopAll, take]);

  const someFailed = slots.some(({ at }) => at === 'failed');
  useEffect(() => (someFailed ? noteFailed() : undefined), [someFailed, noteFailed]);

  /** The same picture twice is likely a slip of the hand: said, not refused. */
  async function warnOfTwins(batch: readonly Picture[]) {
    for (const picture of batch) {
      const at = await twinOf(picture, latest.current, files.current);
      if (at !== undefined) setTwins(`「${picture.file.name}」和第 ${at + 1} 张是同一张图片`);
    }
  }

  return {
    slots,
    /** Which of them is there twice, in words. */
    twins,
    add(added: readonly File[]) {
      const { admitted, refusals } = admit(added, latest.current.length, most);
      for (const refusal of refusals) notifications.open('error', refusal);
      const batch = admitted.map((file) => ({ key: nextKey(), file }));
      if (batch.length === 0) return;
      change({ type: 'add', files: batch });
      for (const { key, file } of batch) files.current.set(key, file);
      void warnOfTwins(batch);
      void send(batch);
    },
    retry({ key, ...slot }: Slot) {
      if (slot.at !== 'failed') return;
      change({ type: 'retry', key });
      void send([{ key, file: slot.file }], slot.before === undefined ? undefined : keptText);
    },
    /** What this page still has of the picture that a slot stands for, or else where it lies. */
    sourceOf: (slot: Slot): Source => files.current.get(slot.key) ?? fileHost.resolve(standing(slot) ?? ''),
    /** Puts another picture in the place of one, which stays until the other has arrived. */
    replace(slot: Slot, file: File) {
      const { key } = slot;
      const isAlone = standing(slot) === undefined;
      stop(key);
      if (isAlone) files.current.set(key, file);
      change({ type: 'replace', key, file });
      setTwins(undefined);
      void send([{ key, file }], isAlone ? undefined : keptText);
    },
    remove({ key }: Slot) {
      stop(key);
      change({ type: 'remove', key });
      setTwins(undefined);
    },
    move: (key: string, to: string) => change({ type: 'move', key, to }),
  };
}

/** Those that may be added where some are already, and what is said of the others. */
function admit(added: readonly File[], already: number, most: number) {
  const checked = added.map((file) => ({ file, refusal: checkImage(file) }));
  const pictures = checked.flatMap(({ file, refusal }) => (refusal === undefined ? [file] : []));
  const room = Math.max(0, most - already);
  const refused = checked.find(({ refusal }) => refusal !== undefined)?.refusal;
  const tooMany = pictures.length > room ? tooManyText(most) : undefined;
  return {
    admitted: pictures.slice(0, room),
    refusals: [refused, tooMany].filter((refusal) => refusal !== undefined),
  };
}

/** The place of a slot further ahead that holds the same picture. */
async function twinOf({ key, file }: Picture, slots: readonly Slot[], files: ReadonlyMap<string, File>) {
  const before = slots.slice(
    0,
    slots.findIndex((slot) => slot.key === key),
  );
  for (const [at, slot] of before.entries()) {
    const other = files.get(slot.key);
    if (other && (await sameFile(file, other))) return at;
  }
  return undefined;
}

const tooManyText = (most: number): string =>
  most === 1 ? messages.oneImageOnly : `最多 ${most} 张图片，多出的没有添加`;

const keptText = () => `${messages.imageUploadFailed}，原来的图片还在`;
