import { useId } from 'react';
import { Button } from '#ui/Button.tsx';

interface Props {
  /** Why there can be none. */
  readonly refusal: string | undefined;
  readonly onOpen: () => void;
}

/** Offers to write under a picture; where that cannot be, it says why. */
export function CaptionTool({ refusal, onOpen }: Props) {
  const id = useId();
  return (
    <>
      <Button
        look="plain"
        aria-disabled={refusal !== undefined || undefined}
        aria-describedby={refusal === undefined ? undefined : id}
        onClick={() => refusal === undefined && onOpen()}
      >
        加图注
      </Button>
      {refusal !== undefined && (
        <span id={id} className="article-refusal">
          {refusal}
        </span>
      )}
    </>
  );
}
