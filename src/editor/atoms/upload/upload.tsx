import { useLayoutEffect } from 'react';
import type { Atom, AtomProps } from '../../Atom.ts';
import { PLACEHOLDER, type PlaceholderValue } from '../../uploads/settlePlaceholder.ts';
import { UploadRow } from '../../uploads/UploadRow.tsx';
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

function Placeholder({ value: { id } }: AtomProps<PlaceholderValue>) {
  const { show } = useUploads();
  const transfer = useTransfers().find((each) => each.id === id);
  // Before anything is painted, or the tray would show the file for a moment.
  useLayoutEffect(() => show(id), [show, id]);
  // A copy of a placeholder, or one that a draft has brought back: nothing is coming.
  if (!transfer) return null;
  return (
    <span className="upload-placeholder" title="正在上传…">
      <UploadRow transfer={transfer} />
    </span>
  );
}
