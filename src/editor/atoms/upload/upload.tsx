import type { Atom, AtomProps } from '../../Atom.ts';
import { PLACEHOLDER, type PlaceholderValue } from '../../uploads/settlePlaceholder.ts';
import { useTransfers, useUploads } from '../../uploads/UploadsContext.ts';
import './upload.css';

/** A file on its way, in the place where it will stand. It is never stored: saving waits for it. E3 */
export const upload: Atom<PlaceholderValue> = {
  name: PLACEHOLDER,
  inline: true,
  read: () => undefined,
  print: () => '',
  Block: Placeholder,
};

function Placeholder({ value }: AtomProps<PlaceholderValue>) {
  const uploads = useUploads();
  const transfer = useTransfers().find(({ id }) => id === value.id);
  // A copy of a placeholder, or one that a draft has brought back: nothing is coming.
  if (!transfer) return null;
  const percent = Math.round(transfer.sent * 100);
  const { name } = transfer.file;
  return (
    <span className="upload-placeholder" title="正在上传…">
      <span className="upload-name">{name}</span>
      <progress aria-label={`正在上传 ${name}`} max={100} value={percent} />
      <span className="upload-percent">{transfer.at === 'waiting' ? '排队中' : `${percent}%`}</span>
      <button
        type="button"
        className="button plain"
        aria-label={`取消上传 ${name}`}
        onClick={() => uploads.drop(value.id)}
      >
        取消
      </button>
    </span>
  );
}
