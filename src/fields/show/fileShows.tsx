import { nothing } from '../Cell.ts';
import type { FileField } from '../file/file.ts';
import { nameOfFile } from '../file/nameOfFile.ts';
import type { ImageField } from '../image/image.ts';
import type { ImagesField } from '../images/images.ts';
import { Player } from '../video/Player.tsx';
import type { VideoField } from '../video/video.ts';
import type { Show } from './Show.ts';

/** All pictures in their order; each leads to itself at its full size. */
export const imagesShow: Show<ImagesField, readonly string[]> = {
  draw(paths = [], { label }, { resolve }) {
    if (paths.length === 0) return nothing;
    return (
      <ul className="show-images">
        {paths.map((path, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand there twice, and nothing moves here
          <li key={index}>
            <a href={resolve(path)} target="_blank" rel="noreferrer">
              <img
                src={resolve(path)}
                alt={paths.length === 1 ? label : `${label} ${index + 1}`}
                loading="lazy"
                decoding="async"
              />
            </a>
          </li>
        ))}
      </ul>
    );
  },
};

export const imageShow: Show<ImageField, string> = {
  draw: (path, { label }, context) => imagesShow.draw(path ? [path] : [], { kind: 'images', label }, context),
};

export const fileShow: Show<FileField, string> = {
  draw(path, _, { resolve }) {
    if (!path) return nothing;
    return (
      <a className="show-link" href={resolve(path)} target="_blank" rel="noreferrer">
        {nameOfFile(path)}
      </a>
    );
  },
};

export const videoShow: Show<VideoField, string> = {
  draw: (path, { label }, { resolve }) => (path ? <Player address={resolve(path)} label={label} /> : nothing),
};
