import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { isOfInputMethod } from '#schemas/text/isOfInputMethod.ts';
import './nativeDialog.css';

/** The last step of a dialog; Enter in a line of text takes it, too. */
export interface LastStep {
  /** The verb on the button, e.g. `确定`. */
  readonly name: string;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  run(): void;
}

interface Props {
  readonly title: string;
  /** With it there is 取消 as well; without it the dialog is only closed. */
  readonly last?: LastStep;
  /** It takes all the room there is. */
  readonly whole?: boolean;
  readonly className?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A window over the form, the browser's own: it holds the focus, answers Esc, and gives the focus back.
 *
 * It is no form of its own: the one around the editor would hear it being sent, and save.
 */
export function NativeDialog({ title, last, whole = false, className = '', onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    // Left alone it would begin at its cross.
    const starts = ['[data-start]', 'input:not(:disabled), select, textarea', '.buttons button'];
    for (const start of [...starts].reverse()) dialog.current?.querySelector<HTMLElement>(start)?.focus();
    // Taken out of the page while it is open, a dialog gives the focus back to nobody.
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    // A dialog around the form would take Esc for itself.
    event.stopPropagation();
    const inLine = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox';
    if (event.key !== 'Enter' || isOfInputMethod(event.nativeEvent) || !inLine) return;
    event.preventDefault();
    if (!last?.disabled) last?.run();
  }
  return createPortal(
    <dialog
      ref={dialog}
      className={`confirm editor-dialog ${whole ? 'whole' : ''} ${className}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={onKeyDown}
      onPaste={(event) => event.stopPropagation()}
    >
      <header>
        <h2 id={id}>{title}</h2>
        <button type="button" className="button plain" onClick={onClose}>
          关闭
        </button>
      </header>
      <div className="editor-dialog-body">{children}</div>
      {last && (
        <div className="buttons">
          <button type="button" className="button" onClick={onClose}>
            取消
          </button>
          <button
            type="button"
            className={last.danger ? 'button filled danger' : 'button filled'}
            disabled={last.disabled}
            onClick={last.run}
          >
            {last.name}
          </button>
        </div>
      )}
    </dialog>,
    document.body,
  );
}
