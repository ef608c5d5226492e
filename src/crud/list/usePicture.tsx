import { lazy, type ReactNode, useState } from 'react';
import { LatePart } from '#fields/late/LatePart.tsx';

const PictureView = lazy(() =>
  import('#fields/images/PictureView.tsx').then(({ PictureView }) => ({ default: PictureView })),
);

interface Shown {
  readonly address: string;
  /** Whose picture it is. */
  readonly name: string;
}

/** A picture of a row, seen in full over the list. */
export function usePicture(): { readonly show: (shown: Shown) => void; readonly view: ReactNode } {
  const [shown, setShown] = useState<Shown>();
  const view = shown && (
    <LatePart>
      <PictureView address={shown.address} name={shown.name} onClose={() => setShown(undefined)} />
    </LatePart>
  );
  return { show: setShown, view };
}
