import { useEffect, useRef, useState } from 'react';
import { AppletError } from '#providers/http/AppletError.ts';
import type { FileType } from '#providers/upload/createUpload.ts';
import { useProviders } from '#providers/useProviders.ts';
import { useFieldPort } from '../form/FieldContext.ts';
import { checkFile, fileTypeOf } from './fileKinds.ts';

/** A file on its way, or not arrived. */
export type Transfer =
  | { readonly at: 'sending'; readonly file: File; readonly sent: number }
  | { readonly at: 'failed'; readonly file: File };

/**
 * One file at a time: choosing another calls the first one off, and so does leaving the form.
 *
 * While it is on its way nothing can be saved. U1–U3
 */
export function useFileUpload(types: readonly FileType[], onArrive: (path: string) => void) {
  const { upload, notifications } = useProviders();
  const { beginWork, noteFailed } = useFieldPort();
  const [transfer, setTransfer] = useState<Transfer>();
  const running = useRef<AbortController>();
  useEffect(() => () => running.current?.abort(), []);
  const failed = transfer?.at === 'failed';
  useEffect(() => (failed ? noteFailed() : undefined), [failed, noteFailed]);

  async function send(file: File, type: FileType) {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const show = (next: Transfer | undefined) => signal.aborted || setTransfer(next);
    const endWork = beginWork();
    show({ at: 'sending', file, sent: 0 });
    try {
      const onProgress = (sent: number) => show({ at: 'sending', file, sent });
      const path = await upload(file, { type, signal, onProgress });
      if (!signal.aborted) onArrive(path);
      show(undefined);
    } catch (error) {
      if (error instanceof AppletError && error.kind === 'aborted') return;
      show({ at: 'failed', file });
      notifications.fail(error);
    } finally {
      endWork();
    }
  }

  return {
    transfer,
    send(file: File | undefined) {
      const type = file && fileTypeOf(file.name, types);
      const problem = file && checkFile(file, types);
      if (problem !== undefined) notifications.open('error', problem);
      else if (file && type) void send(file, type);
    },
    cancel() {
      running.current?.abort();
      setTransfer(undefined);
    },
  };
}
