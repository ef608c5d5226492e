import { ByHand } from './ByHand.tsx';
import { useCopy } from './useCopy.ts';

interface Props {
  /** What is copied, ready before the press: a browser lets nobody copy later. */
  readonly text: string;
  /** On the button, e.g. `复制电话`. */
  readonly label: string;
  readonly className?: string;
}

/** Copies a text; where the browser does not let it, the text lies there chosen, to be copied by hand. */
export function CopyButton({ text, label, className = 'button' }: Props) {
  const { copy, byHand } = useCopy();
  return (
    <>
      <button type="button" className={className} onClick={() => copy(text)}>
        {label}
      </button>
      {byHand !== undefined && <ByHand text={text} />}
    </>
  );
}
