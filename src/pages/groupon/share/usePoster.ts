import { useEffect, useMemo, useState } from 'react';
import { useUnit } from '#crud/units/useUnit.ts';
import { loadPicture } from '#providers/upload/loadPicture.ts';
import { useProviders } from '#providers/useProviders.ts';
import type { GrouponRecord } from '../model/GrouponRecord.ts';
import { createMeasure, drawPoster, type Pictures } from './draw.ts';
import type { Layout } from './layouts.ts';
import type { PictureName } from './Poster.ts';
import { posterContent, wordsOf } from './posterContent.ts';

/** Where each picture is; none where the merchant has not set one. */
export type Addresses = Readonly<Record<PictureName, string | undefined>>;

export interface DrawnPoster {
  readonly blob: Blob;
  /** Where the page finds it, as long as it is shown. */
  readonly address: string;
  readonly width: number;
  readonly height: number;
  readonly words: string;
}

const names = ['image', 'code'] as const;

/** Pictures that could be had, each asked for once; undefined until all have come or failed. */
function usePictures(addresses: Addresses): Pictures | undefined {
  const { clock, fileHost } = useProviders();
  const { image, code } = addresses;
  const [pictures, setPictures] = useState<Pictures>();
  useEffect(() => {
    let current = true;
    const load = (path: string | undefined) => path && loadPicture(fileHost.resolve(path), clock);
    void Promise.all([load(image), load(code)]).then(([drawn, read]) => {
      if (current) setPictures({ ...(drawn && { image: drawn }), ...(read && { code: read }) });
    });
    return () => {
      current = false;
      setPictures(undefined);
    };
  }, [image, code, fileHost, clock]);
  return pictures;
}

/** A group-buy's poster in a layout, drawn anew as either changes. GB-D4 */
export function usePoster(groupon: GrouponRecord, shop: string, addresses: Addresses, layout: Layout) {
  const pictures = usePictures(addresses);
  const unit = useUnit();
  const [drawn, setDrawn] = useState<DrawnPoster>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!pictures) return undefined;
    let address: string | undefined;
    let current = true;
    setFailed(false);
    draw(groupon, shop, pictures, layout, unit).then(
      ({ blob, ...made }) => {
        if (!current) return;
        address = URL.createObjectURL(blob);
        setDrawn({ ...made, blob, address });
      },
      () => current && setFailed(true),
    );
    return () => {
      current = false;
      setDrawn(undefined);
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [groupon, shop, pictures, layout, unit]);
  /** Pictures that are set and could not be drawn. */
  const lost = useMemo(
    () => (pictures ? names.filter((name) => addresses[name] && !pictures[name]) : []),
    [pictures, addresses],
  );
  return { drawn, failed, lost };
}

async function draw(groupon: GrouponRecord, shop: string, pictures: Pictures, { lay }: Layout, unit: string) {
  const content = posterContent(
    groupon,
    shop,
    names.filter((name) => pictures[name]),
    unit,
  );
  const poster = lay(content, createMeasure());
  const canvas = drawPoster(poster, pictures);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('Failed to make a picture of a canvas.');
  return { blob, width: canvas.width, height: canvas.height, words: wordsOf(content) };
}
