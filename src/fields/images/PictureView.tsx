import type { ReactNode } from 'react';
import { Dialog } from '#ui/Dialog.tsx';
import './pictureView.css';

interface Props {
  readonly address: string;
  /** e.g. `第 2 张图片`. */
  readonly name: string;
  /** What can be done with it. */
  readonly actions?: ReactNode;
  readonly onClose: () => void;
}

/** One picture as large as the screen allows; a press anywhere beside it, or Esc, closes it. */
export const PictureView = ({ address, name, actions, onClose }: Props) => (
  <Dialog short title={name} width={1200} className="picture-view" foot={actions} onClose={onClose}>
    <img className="picture-large" src={address} alt={name} />
  </Dialog>
);
