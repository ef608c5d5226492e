import { useState } from 'react';
import { useArticle } from '../Article.ts';
import { EditorDialog } from '../EditorDialog.tsx';
import type { EditorPorts, StoredFile } from '../EditorPorts.ts';
import { FileManager } from './FileManager.tsx';
import './mediaDialog.css';

interface Props {
  readonly title: string;
  readonly list: NonNullable<EditorPorts['list']>;
  readonly onClose: () => void;
  /** Given the address of the picture. */
  readonly onChoose: (url: string) => void;
}

/** One picture of those that were sent before. E15 */
export function PictureDialog({ title, list, onClose, onChoose }: Props) {
  const { resolve, thumbnail = resolve } = useArticle().ports;
  const [chosen, setChosen] = useState<StoredFile>();
  return (
    <EditorDialog
      title={title}
      className="media-dialog"
      width={720}
      onClose={onClose}
      last={{ name: '放入', disabled: !chosen, run: () => chosen && onChoose(chosen.url) }}
    >
      <FileManager
        kind="image"
        list={list}
        thumbnail={thumbnail}
        chosen={chosen ? [chosen] : []}
        onChoose={(files) => setChosen(files.at(-1))}
      />
    </EditorDialog>
  );
}
