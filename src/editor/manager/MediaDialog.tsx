import { type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { editorMessages } from '#schemas/editorMessages.ts';
import { useArticle } from '../Article.ts';
import { type Fresh, insertParagraphs } from '../document/insertParagraphs.ts';
import { EditorDialog } from '../EditorDialog.tsx';
import type { StoredFile } from '../EditorPorts.ts';
import { filmOf, mediaOf } from '../media/mediaOf.ts';
import { readPlayable } from '../media/players.ts';
import { useUploads } from '../uploads/UploadsContext.ts';
import { FileManager } from './FileManager.tsx';
import { LocalFiles } from './LocalFiles.tsx';
import { readPicture } from './readPicture.ts';
import { Tabs } from './Tabs.tsx';
import './mediaDialog.css';

/** What a merchant inserts. */
export type MediaKind = 'image' | 'video' | 'file';

interface Props {
  readonly kind: MediaKind;
  readonly onClose: () => void;
}

const titles: Readonly<Record<MediaKind, string>> = { image: '插入图片', video: '插入视频', file: '插入附件' };

/** The ways a picture, a film or a file comes into an article: from this machine, from what was sent before, by address. */
export function MediaDialog({ kind, onClose }: Props) {
  const article = useArticle();
  const uploads = useUploads();
  const { list, resolve, thumbnail = resolve } = article.ports;
  const [chosen, setChosen] = useState<readonly StoredFile[]>([]);
  const [address, setAddress] = useState('');
  const [wrong, setWrong] = useState<string>();

  function closeWith(put: () => void) {
    // At once, so that the caret is given back to the text as it is then, by nobody else.
    flushSync(() => {
      onClose();
      put();
    });
    article.focus();
  }
  function insert(fresh: readonly Fresh[]) {
    closeWith(() => article.setState(insertParagraphs(article.getState(), fresh)));
    uploads.capture.run();
  }
  const send = (files: readonly File[]) => closeWith(() => uploads.insert(files, kind === 'file' ? 'file' : undefined));
  function submit() {
    if (chosen.length > 0) return insert(chosen.map(({ url, name }) => mediaOf(kind, url, name)));
    const fresh = kind === 'image' ? pictureAt(address) : filmAt(address);
    if (fresh) insert([fresh]);
    else setWrong(kind === 'image' ? editorMessages.imageAddressWrong : editorMessages.videoAddressWrong);
  }
  function changeAddress(next: string) {
    setAddress(next);
    setWrong(undefined);
  }

  const local = {
    name: '本地上传',
    panel: <LocalFiles kinds={kind === 'video' ? ['video', 'audio'] : [kind]} onChoose={send} />,
  };
  const managed = list &&
    kind !== 'video' && {
      name: kind === 'image' ? '在线管理' : '在线附件',
      panel: <FileManager kind={kind} list={list} thumbnail={thumbnail} chosen={chosen} onChoose={setChosen} />,
    };
  const elsewhere = kind !== 'file' && {
    name: kind === 'image' ? '图片地址' : '视频地址',
    panel: (
      <AddressField
        label={kind === 'image' ? '图片地址' : '视频地址'}
        placeholder={kind === 'image' ? 'https://example.com/1.jpg' : 'https://www.bilibili.com/video/BV…'}
        value={address}
        wrong={wrong}
        onChange={changeAddress}
      >
        {kind === 'video' && (
          <p className="media-hint">可以是 mp4 文件的地址，或哔哩哔哩、优酷、腾讯视频、YouTube 的视频页</p>
        )}
      </AddressField>
    ),
  };
  const tabs = [local, managed, elsewhere].filter((tab) => tab !== false && tab !== undefined);
  const isReady = chosen.length > 0 || address.trim() !== '';
  return (
    <EditorDialog
      title={titles[kind]}
      className="media-dialog"
      width={720}
      onClose={onClose}
      last={{ name: chosen.length > 0 ? `插入 ${chosen.length} 个` : '插入', disabled: !isReady, run: submit }}
    >
      <Tabs label={titles[kind]} tabs={tabs} />
    </EditorDialog>
  );
}

function pictureAt(address: string): Fresh | undefined {
  const src = readPicture(address);
  return src === undefined ? undefined : { name: 'image', value: { src, alt: '' } };
}

function filmAt(address: string): Fresh | undefined {
  const playable = readPlayable(address);
  return playable && filmOf(playable);
}

interface AddressFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly wrong: string | undefined;
  readonly onChange: (value: string) => void;
  readonly children?: ReactNode;
}

/** Where something lies, with what is wrong about it. */
function AddressField({ label, placeholder, value, wrong, onChange, children }: AddressFieldProps) {
  const id = useId();
  return (
    <div className="editor-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode="url"
        autoComplete="off"
        className="media-address"
        placeholder={placeholder}
        value={value}
        aria-invalid={wrong !== undefined}
        aria-describedby={wrong === undefined ? undefined : `${id}-wrong`}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {wrong !== undefined && (
        <p id={`${id}-wrong`} className="editor-wrong" role="alert">
          {wrong}
        </p>
      )}
      {children}
    </div>
  );
}
