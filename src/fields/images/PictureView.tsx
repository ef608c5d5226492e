import { useEffect, useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import './pictureView.css';

interface Props {
  readonly address: string;
  /** e.g. `第 2 张图片`. */
  readonly name: string;
  readonly onClose: () => void;
}

/** One picture as large as the screen allows; a press anywhere or Esc closes it, and the focus goes back to where it was. */
export function PictureView({ address, name, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    // Taken out of the page while it is open, a dialog gives the focus back to nobody.
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className="picture-view"
      aria-label={name}
      onClose={onClose}
      onClick={onClose}
      // A dialog around the form would take Esc for itself.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <img className="picture-large" src={address} alt={name} />
      <Button onClick={onClose}>关闭</Button>
    </dialog>
  );
}
