import type { ReactNode } from 'react';
import { isPlayer, playerSandbox } from '#schemas/article/players.ts';
import { useArticle } from '../../Article.ts';
import type { Atom, AtomProps } from '../../Atom.ts';
import { printAttributes } from '../../document/attributes.ts';
import { toReactStyle } from '../../engine/toReactStyle.ts';
import { type Attributes, attributesOf, styleOf } from '../../media/attributes.ts';
import { MediaFrame } from '../../media/MediaFrame.tsx';
import { PlacementTools } from '../../media/PlacementTools.tsx';
import { placementOf, withPlacement } from '../../media/placement.ts';
import { widthOf, withWidth } from '../../media/size.ts';
import { WidthField } from '../../media/WidthField.tsx';

type Tag = 'video' | 'audio' | 'iframe';

/** An element that plays what its `src` leads to; one with sources within it is kept as it is. */
function playing(name: string, tag: Tag, Block: Atom<Attributes>['Block']): Atom<Attributes> {
  return {
    name,
    inline: true,
    read: (element) =>
      element.localName === tag && element.hasAttribute('src') && element.childNodes.length === 0
        ? attributesOf(element)
        : undefined,
    print: (value) => `<${tag}${printAttributes(value)}></${tag}>`,
    Block,
  };
}

/** A film of a file. */
export const video = playing('video', 'video', (props) => {
  const { ports } = useArticle();
  const { src = '', poster } = props.value;
  return (
    <Frame {...props} label="视频">
      <video
        controls
        preload="none"
        src={ports.resolve(src)}
        width={widthOf(props.value)}
        {...(poster && { poster: ports.resolve(poster) })}
      />
    </Frame>
  );
});

/** Sound of a file. */
export const audio = playing('audio', 'audio', (props) => {
  const { ports } = useArticle();
  return (
    <Frame {...props} label="音频">
      {/* biome-ignore lint/a11y/useMediaCaption: merchants have none to give */}
      <audio controls preload="none" src={ports.resolve(props.value.src ?? '')} />
    </Frame>
  );
});

/** A player we know, locked in its frame. E6 */
export const player = playing('player', 'iframe', (props) => {
  const { src = '', width = '420', height = '280' } = props.value;
  return (
    <Frame {...props} label="视频">
      {isPlayer(src) && (
        <iframe
          title="视频播放器"
          src={src}
          width={width}
          height={height}
          sandbox={playerSandbox}
          referrerPolicy="strict-origin-when-cross-origin"
          allowFullScreen
        />
      )}
    </Frame>
  );
});

interface FrameProps extends AtomProps<Attributes> {
  readonly label: string;
  readonly children: ReactNode;
}

function Frame({ value, onChange, remove, readOnly, label, children }: FrameProps) {
  const { width: _, height: __, ...style } = styleOf(value);
  const isSeen = label !== '音频';
  return (
    <MediaFrame
      label={label}
      style={{ ...toReactStyle(style), ...(style.display === 'block' && { width: 'fit-content' }) }}
      readOnly={readOnly}
      onRemove={remove}
      tools={
        <>
          <PlacementTools value={placementOf(value)} onChange={(next) => onChange(withPlacement(value, next))} />
          {isSeen && <WidthField width={widthOf(value)} onChange={(px) => onChange(withWidth(value, px))} />}
        </>
      }
    >
      {children}
    </MediaFrame>
  );
}
