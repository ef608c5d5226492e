import { Button } from '#ui/Button.tsx';
import type { Transfer } from './createTransfers.ts';
import { useUploads } from './UploadsContext.ts';
import './uploadRow.css';

/** A file on its way: its name, how far it is, and the way to call it off. E3 */
export function UploadRow({ transfer: { id, file, at, sent } }: { readonly transfer: Transfer }) {
  const uploads = useUploads();
  const percent = Math.round(sent * 100);
  return (
    <>
      <span className="upload-name">{file.name}</span>
      <progress className="upload-progress" aria-label={`正在上传 ${file.name}`} max={100} value={percent} />
      <span className="upload-percent">{at === 'waiting' ? '排队中' : `${percent}%`}</span>
      <Button look="plain" aria-label={`取消上传 ${file.name}`} onClick={() => uploads.drop(id)}>
        取消
      </Button>
    </>
  );
}
