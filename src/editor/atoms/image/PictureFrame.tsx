import { type CSSProperties, type FocusEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { editorMessages } from '#schemas/editorMessages.ts';
import { useArticle } from '../../Article.ts';
import type { AtomProps } from '../../Atom.ts';
import { acceptOf } from '../../media/acceptOf.ts';
import { type Attributes, withAttributes } from '../../media/attributes.ts';
import { Chooser } from '../../media/Chooser.tsx';
import { MediaFrame } from '../../media/MediaFrame.tsx';
import { PlacementTools } from '../../media/PlacementTools.tsx';
import type { Placement } from '../../media/placement.ts';
import { widthOf, withWidth } from '../../media/size.ts';
import { WidthField } from '../../media/WidthField.tsx';
import { WidthHandle } from '../../media/WidthHandle.tsx';
import { useUploads } from '../../uploads/UploadsContext.ts';
import { CaptionField } from './CaptionField.tsx';
import { CaptionTool } from './CaptionTool.tsx';
import { useCaption } from './useCaption.ts';
import '../../media/figure.css';
import './picture.css';
import { isOfInputMethod } from '#schemas/text/isOfInputMethod.ts';

interface Props extends Pick<AtomProps<unknown>, 'readOnly' | 'remove' | 'focusAfter'> {
  readonly image: Attributes;
  /** Of the frame, or of the figure around it. */
  readonly style: CSSProperties;
  readonly isFigure?: boolean;
  readonly placement: Placement;
  readonly caption?: string | undefined;
  /** Why it can have no caption here. */
  readonly refusal?: (() => string | undefined) | undefined;
  readonly onPlace: (next: Placement) => void;
  /** Says something else of the picture as it is by now; false once it is gone. */
  readonly onImage: (change: (image: Attributes) => Attributes) => void;
  readonly onCaption: (caption: string) => void;
}

/** A picture with all that can be done to it, and what is written under it. */
export function PictureFrame(props: Props) {
  const { image, style, isFigure = false, placement, readOnly, remove, focusAfter, onPlace, onImage } = props;
  const article = useArticle();
  const uploads = useUploads();
  const media = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string>();
  const [drawn, setDrawn] = useState<number>();
  const [isReplacing, setReplacing] = useState(false);
  const caption = useCaption(props.caption, props.onCaption);
  const { src = '', alt = '', title } = image;
  const width = widthOf(image);
  const label = `图片：${alt || '无描述'}`;

  async function replace([file]: readonly File[]) {
    setReplacing(true);
    const url = file && (await uploads.replace(file, 'image'));
    setReplacing(false);
    // Its description may have been written meanwhile.
    if (url !== undefined) onImage((now) => withAttributes(now, { src: url }));
  }
  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) caption.take();
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
  const isBroken = failed === src;
  const Around = isFigure ? 'figure' : 'span';
  return (
    <Around className="article-picture" style={isFigure ? style : undefined} onBlur={leave}>
      <MediaFrame
        label={label}
        {...(!isFigure && { style })}
        readOnly={readOnly}
        onRemove={remove}
        handle={
          !isBroken && (
            <WidthHandle
              media={media}
              placement={placement}
              width={width}
              drawn={drawn}
              onDraw={setDrawn}
              onEnd={(px) => px !== width && onImage((now) => withWidth(now, px))}
            />
          )
        }
        tools={
          <>
            <PlacementTools value={placement} onChange={onPlace} />
            <WidthField width={width} onChange={(px) => onImage((now) => withWidth(now, px))} />
            <AltField alt={alt} onChange={(next) => onImage((now) => withAttributes(now, { alt: next }))} />
            {caption.text === undefined && (
              <CaptionTool refusal={isReplacing ? '正在替换图片' : props.refusal?.()} onOpen={caption.open} />
            )}
            {chooser}
          </>
        }
      >
        {isBroken ? (
          <span className="media-broken" role="img" aria-label={alt}>
            <span>{editorMessages.imageLoadFailed}</span>
            {chooser}
          </span>
        ) : (
          <img
            ref={media}
            src={article.ports.resolve(src)}
            alt={alt}
            title={title}
            width={drawn ?? width}
            onError={() => setFailed(src)}
          />
        )}
      </MediaFrame>
      {caption.text !== undefined && (
        <CaptionField
          caption={caption}
          label={label}
          onEnter={() => {
            // Drawn at once, so that the caret is not given back to a picture that had no caption yet.
            flushSync(caption.take);
            article.focus();
            focusAfter();
          }}
        />
      )}
    </Around>
  );
}

interface AltFieldProps {
  readonly alt: string;
  readonly onChange: (alt: string) => void;
}

/** What is read to whoever does not see the picture. Taken when it is left, or by Enter. */
function AltField({ alt, onChange }: AltFieldProps) {
  const [text, setText] = useState(alt);
  const take = () => text !== alt && onChange(text);
  return (
    <label className="media-field">
      <span>描述</span>
      <input
        size={12}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isOfInputMethod(event.nativeEvent)) return;
          event.preventDefault();
          take();
        }}
      />
    </label>
  );
}
