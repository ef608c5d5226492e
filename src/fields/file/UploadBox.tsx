import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { FileType } from '#providers/upload/createUpload.ts';
import { type InputProps, marksOf } from '../form/ItemProps.ts';
import { useFileUpload } from './useFileUpload.ts';
import './file.css';

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
          <Button danger type="text" aria-label={`删除${label}`} onClick={() => onChange?.(undefined)}>
            删除
          </Button>
        )}
      </div>
    </section>
  );
}
