import { PictureOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { useArticle } from '../../Article.ts';
import type { Atom, AtomProps } from '../../Atom.ts';
import { printAttributes } from '../../document/attributes.ts';
import { toReactStyle } from '../../engine/toReactStyle.ts';
import { PictureDialog } from '../../manager/PictureDialog.tsx';
import { acceptOf } from '../../media/acceptOf.ts';
import { type Attributes, attributesOf, styleOf } from '../../media/attributes.ts';
import { Chooser } from '../../media/Chooser.tsx';
import { figureOf } from '../../media/figure.ts';
import { placementOf, withPlacement } from '../../media/placement.ts';
import { useUploads } from '../../uploads/UploadsContext.ts';
import { FIGURE } from './figure.tsx';
import { PictureFrame } from './PictureFrame.tsx';
import { pictureIn, placeName, printPlace, readPlace } from './place.ts';
import './picturePlace.css';

/** A place for a picture that is still to come: sent from this machine, or one that was sent before. Buyers see nothing. */
function PicturePlace({ value, current, onChange }: AtomProps<Attributes>) {
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
        <Button look="plain" onClick={() => setChoosing(true)}>
          选已上传的
        </Button>
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

/**
 * A picture, in a line of text or alone; what it says of itself stays as it was written. Without an address it is a place
 * for one. E3, E12
 */
export const image: Atom<Attributes> = {
  name: 'image',
  inline: true,
  read: (element) =>
    element.localName === 'img' && element.hasAttribute('src') ? attributesOf(element) : readPlace(element),
  print: (value) => (value.src === undefined ? printPlace(value) : `<img${printAttributes(value)}>`),
  Block: (props) => (props.value.src === undefined ? <PicturePlace {...props} /> : <Picture {...props} />),
};

function Picture({ value, onChange, current, alone, turn, ...props }: AtomProps<Attributes>) {
  const { width: _, height: __, ...style } = styleOf(value);
  const change = (next: (now: Attributes) => Attributes) => {
    const now = current();
    if (now) onChange(next(now));
  };
  function tell(caption: string) {
    const [now, standing] = [current(), alone()];
    if (now && standing && caption !== '') turn({ name: FIGURE, value: figureOf(now, standing, caption) });
  }
  return (
    <PictureFrame
      {...props}
      image={value}
      style={{ ...toReactStyle(style), ...(style.display === 'block' && { width: 'fit-content' }) }}
      placement={placementOf(value)}
      refusal={() => (alone() ? undefined : '图片要独占一段才能加图注')}
      onPlace={(next) => change((now) => withPlacement(now, next))}
      onImage={change}
      onCaption={tell}
    />
  );
}
