import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useFocusBack } from '../dialog/useFocusBack.ts';
import './sheet.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** A small window over the list; on a phone it rises from below. The browser holds the focus in it and answers Esc. */
export function Sheet({ title, children, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useFocusBack();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const handleClick = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside it; for the keyboard there are Esc and the button.
    <dialog ref={dialog} className="sheet" aria-labelledby={id} onClick={handleClick} onClose={onClose}>
      <div className="sheet-body">
        <header>
          <h2 id={id}>{title}</h2>
          <button type="button" className="sheet-close" aria-label="关闭" onClick={onClose}>
            ×
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
