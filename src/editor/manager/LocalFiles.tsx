import { type DragEvent, useState } from 'react';
import { editorFiles } from '#schemas/editorFiles.ts';
import { limits } from '#schemas/limits.ts';
import type { UploadKind } from '../EditorPorts.ts';
import { acceptOf } from '../media/acceptOf.ts';
import { Chooser } from '../media/Chooser.tsx';

interface Props {
  /** What may be chosen; the first one names it. */
  readonly kinds: readonly UploadKind[];
  readonly onChoose: (files: readonly File[]) => void;
}

const MB = 1_000_000;

/** Files of the merchant's machine: chosen, or dropped here. E15 */
export function LocalFiles({ kinds, onChoose }: Props) {
  const [over, setOver] = useState(false);
  const [first = 'file'] = kinds;
  const { name, bytes } = editorFiles[first];

  function onDrop(event: DragEvent) {
    event.preventDefault();
    event.stopPropagation();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onChoose(files);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what can be dropped can be chosen by the button as well
    <div
      className="local-files"
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <Chooser
        name={`选择${name}`}
        accept={acceptOf(...kinds)}
        multiple
        className="button filled large"
        onChoose={onChoose}
      >
        {`选择${name}`}
      </Chooser>
      <p className="media-hint">{`可以将文件拖到这里，单次最多可选 ${limits.filesAtOnce} 个`}</p>
      <p className="media-hint">
        {`${first === 'image' ? '照片会自动缩小到合适的大小' : `每个不超过 ${bytes / MB} MB`}${first === 'video' ? '，建议使用 mp4 格式' : ''}`}
      </p>
    </div>
  );
}
