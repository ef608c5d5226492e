import { Modal } from 'antd';
import type { MouseEvent, KeyboardEvent as Press, ReactNode } from 'react';
import { AntdTheme } from '../theme/AntdTheme.tsx';
import { useFocusBack } from './useFocusBack.ts';
import './dialog.css';

interface Props {
  readonly title: string;
  /** In px; a phone gives all it has. */
  readonly width?: number;
  /** Its last steps: they stay in reach while what is above them scrolls. */
  readonly foot?: ReactNode;
  /** It holds something that a stray press beside it must not close. */
  readonly guarded?: boolean;
  /** Esc is taken by what stands in it. */
  readonly keepsEsc?: boolean;
  /** On a phone it rises only as high as it needs; else it fills the screen. */
  readonly short?: boolean;
  /** It fills every screen, not only a phone's. */
  readonly whole?: boolean;
  /** What its own styles hang on. */
  readonly className?: string;
  readonly onOpened?: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const DEFAULT_PX = 520;

/** antd would call its cross by an English name. */
const named = { 'aria-label': '关闭' } as const;

/** A window over the screen, in the product's colours; on a phone a sheet. Every dialog but a plain question is one. */
export function Dialog({ title, width = DEFAULT_PX, foot, guarded = false, onOpened, onClose, ...props }: Props) {
  const { keepsEsc = false, short = false, whole = false, className = '', children } = props;
  useFocusBack();
  const kinds = ['dialog', short ? 'short' : 'full', whole ? 'whole' : '', className].filter(Boolean);

  function close(event: MouseEvent | Press) {
    // The Esc that asks must not answer as well: the browser would close the question it has just opened.
    event.preventDefault();
    onClose();
  }
  return (
    <AntdTheme>
      <Modal
        open
        className={kinds.join(' ')}
        title={title}
        width={whole ? '100vw' : width}
        closable={named}
        maskClosable={!guarded}
        keyboard={!keepsEsc}
        footer={foot ? <div className="dialog-foot">{foot}</div> : null}
        afterOpenChange={(open) => open && onOpened?.()}
        onCancel={close}
      >
        {children}
      </Modal>
    </AntdTheme>
  );
}
