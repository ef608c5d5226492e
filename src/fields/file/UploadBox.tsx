import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FileType } from '#providers/upload/createUpload.ts';
import { Button } from '#ui/Button.tsx';
import { type InputProps, marksOf } from '../input/ItemProps.ts';
import './file.css';
import { AppletError } from '#providers/http/AppletError.ts';
import { useProviders } from '#providers/useProviders.ts';
import { useFieldPort } from '../input/FieldContext.ts';
import { checkFile, fileTypeOf } from './fileKinds.ts';

interface Props extends InputProps<{ readonly kind: 'file' | 'video'; readonly label: string }, string> {
  readonly types: readonly FileType[];
  /** What is there already. */
  preview(path: string): ReactNode;
}

/** One file: pick or drop it, see how far it is, call it off, try again, take it out. U3 */
export function UploadBox({ field: { label }, value, onChange, types, preview, ...marks }: Props) {
  const { transfer, send, cancel } = useFileUpload(types, (path) => onChange?.(path));
  return (
    <section
      className="upload-box"
      aria-label={label}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        send(event.dataTransfer.files[0]);
      }}
    >
      {value && <div className="upload-there">{preview(value)}</div>}
      {transfer && (
        <div className="upload-transfer">
          <span className="upload-name">{transfer.file.name}</span>
          {transfer.at === 'sending' ? (
            <progress value={transfer.sent} max={1} aria-label={`${label}上传进度`} />
          ) : (
            <span className="upload-failed">没有传上去</span>
          )}
          {transfer.at === 'failed' && <Button onClick={() => send(transfer.file)}>重试</Button>}
          <Button onClick={cancel}>{transfer.at === 'sending' ? '取消上传' : '不传了'}</Button>
        </div>
      )}
      <div className="upload-buttons">
        <label className="upload-pick">
          <input
            {...marksOf(marks)}
            type="file"
            accept={types.map((type) => `${type}/*`).join(',')}
            aria-label={label}
            onChange={(event) => {
              send(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          <span aria-hidden="true">{value ? '换一个' : '选择或拖入'}</span>
        </label>
        {value && (
          <Button danger look="plain" aria-label={`删除${label}`} onClick={() => onChange?.(undefined)}>
            删除
          </Button>
        )}
      </div>
    </section>
  );
}

/** A file on its way, or not arrived. */
type Transfer =
  | { readonly at: 'sending'; readonly file: File; readonly sent: number }
  | { readonly at: 'failed'; readonly file: File };

/**
 * One file at a time: choosing another calls the first one off, and so does leaving the form.
 *
 * While it is on its way nothing can be saved. U1–U3
 */
function useFileUpload(types: readonly FileType[], onArrive: (path: string) => void) {
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
