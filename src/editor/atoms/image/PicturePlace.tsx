import { PictureOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useArticle } from '../../Article.ts';
import type { AtomProps } from '../../Atom.ts';
import { PictureDialog } from '../../manager/PictureDialog.tsx';
import { acceptOf } from '../../media/acceptOf.ts';
import type { Attributes } from '../../media/attributes.ts';
import { Chooser } from '../../media/Chooser.tsx';
import { useUploads } from '../../uploads/UploadsContext.ts';
import { pictureIn, placeName } from './place.ts';
import './picturePlace.css';

/** A place for a picture that is still to come: sent from this machine, or one that was sent before. Buyers see nothing. */
export function PicturePlace({ value, current, onChange }: AtomProps<Attributes>) {
  const { list } = useArticle().ports;
  const uploads = useUploads();
  const [isChoosing, setChoosing] = useState(false);
  const name = placeName(value);

  function fill(src: string) {
    const now = current();
    if (now) onChange(pictureIn(now, src));
  }
  async function send([file]: readonly File[]) {
    const url = file && (await uploads.replace(file, 'image'));
    if (url !== undefined) fill(url);
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a line of text
    <span role="group" aria-label={`${name}位`} className="picture-place">
      <PictureOutlined />
      <Chooser name={`上传${name}`} accept={acceptOf('image')} onChoose={send}>
        {`上传${name}`}
      </Chooser>
      {list && (
        <button type="button" className="button plain" onClick={() => setChoosing(true)}>
          选已上传的
        </button>
      )}
      {list && isChoosing && (
        <PictureDialog
          title={`选择${name}`}
          list={list}
          onClose={() => setChoosing(false)}
          onChoose={(url) => {
            setChoosing(false);
            fill(url);
          }}
        />
      )}
    </span>
  );
}
