import { useState } from 'react';
import { editorMessages } from '#schemas/editorMessages.ts';
import { useArticle } from '../../Article.ts';
import type { Atom, AtomProps } from '../../Atom.ts';
import { printAttributes } from '../../document/attributes.ts';
import { toReactStyle } from '../../engine/toReactStyle.ts';
import { acceptOf } from '../../media/acceptOf.ts';
import { type Attributes, attributesOf, styleOf, withAttributes } from '../../media/attributes.ts';
import { Chooser } from '../../media/Chooser.tsx';
import { MediaFrame } from '../../media/MediaFrame.tsx';
import { PlacementTools } from '../../media/PlacementTools.tsx';
import { placementOf, withPlacement } from '../../media/placement.ts';
import { widthOf, withWidth } from '../../media/size.ts';
import { WidthField } from '../../media/WidthField.tsx';
import { useUploads } from '../../uploads/UploadsContext.ts';
import { AltField } from './AltField.tsx';

/** A picture, in a line of text or alone; what it says of itself stays as it was written. E3, E12 */
export const image: Atom<Attributes> = {
  name: 'image',
  inline: true,
  read: (element) => (element.localName === 'img' && element.hasAttribute('src') ? attributesOf(element) : undefined),
  print: (value) => `<img${printAttributes(value)}>`,
  Block: Picture,
};

function Picture({ value, onChange, current, remove, readOnly }: AtomProps<Attributes>) {
  const { ports } = useArticle();
  const uploads = useUploads();
  const [failed, setFailed] = useState<string>();
  const { src = '', alt = '', title } = value;
  const width = widthOf(value);

  async function replace([file]: readonly File[]) {
    const url = file && (await uploads.replace(file, 'image'));
    // Its description may have been written meanwhile.
    const now = current();
    if (url !== undefined && now) onChange(withAttributes(now, { src: url }));
  }
  const chooser = (
    <Chooser
      name={failed === src ? '重新上传' : '替换图片'}
      accept={acceptOf('image')}
      className="button plain"
      onChoose={replace}
    >
      {failed === src ? '重新上传' : '替换'}
    </Chooser>
  );
  const { width: _, height: __, ...style } = styleOf(value);
  return (
    <MediaFrame
      label={`图片：${alt || '无描述'}`}
      style={{ ...toReactStyle(style), ...(style.display === 'block' && { width: 'fit-content' }) }}
      readOnly={readOnly}
      onRemove={remove}
      tools={
        <>
          <PlacementTools value={placementOf(value)} onChange={(next) => onChange(withPlacement(value, next))} />
          <WidthField width={width} onChange={(px) => onChange(withWidth(value, px))} />
          <AltField alt={alt} onChange={(next) => onChange(withAttributes(value, { alt: next }))} />
          {chooser}
        </>
      }
    >
      {failed === src ? (
        <span className="media-broken" role="img" aria-label={alt}>
          {editorMessages.imageLoadFailed}
          {chooser}
        </span>
      ) : (
        <img src={ports.resolve(src)} alt={alt} title={title} width={width} onError={() => setFailed(src)} />
      )}
    </MediaFrame>
  );
}
