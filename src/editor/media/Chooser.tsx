import { type ReactNode, useRef } from 'react';

interface Props {
  readonly name: string;
  /** What the browser offers, e.g. `image/*`. */
  readonly accept: string;
  readonly multiple?: boolean;
  readonly className?: string;
  readonly onChoose: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/** A button that lets files be chosen; the same file may be chosen twice in a row. */
export function Chooser({ name, accept, multiple = false, className = 'button', onChoose, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className={className} aria-label={name} onClick={() => input.current?.click()}>
        {children}
      </button>
      <input
        ref={input}
        type="file"
        // Of its own, for the engine's style sheet shows every input.
        style={{ display: 'none' }}
        tabIndex={-1}
        accept={accept}
        multiple={multiple}
        aria-label={`${name}（文件）`}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          if (files.length > 0) onChoose(files);
        }}
      />
    </>
  );
}
