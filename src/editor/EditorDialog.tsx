import type { KeyboardEvent, ReactNode } from 'react';
import { isOfInputMethod } from '#schemas/text/isOfInputMethod.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import './editorDialog.css';

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
  /** In px. */
  readonly width?: number;
  readonly className?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Its first field, or what changes nothing. */
const START = 'input:not(:disabled), select, textarea, .dialog-foot button';

/**
 * A window over the form around the editor.
 *
 * It is no form of its own, which the one around would hear being sent; and neither the article nor the form hears its keys.
 */
export function EditorDialog({ last, className = '', onClose, children, ...props }: Props) {
  function handleKey(event: KeyboardEvent) {
    event.stopPropagation();
    const inLine = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox';
    if (event.key !== 'Enter' || isOfInputMethod(event.nativeEvent) || !inLine) return;
    event.preventDefault();
    if (!last?.disabled) last?.run();
  }
  return (
    <Dialog
      {...props}
      short
      guarded
      className={`editor-dialog ${className}`}
      foot={
        last && (
          <>
            <Button onClick={onClose}>取消</Button>
            <Button look="filled" danger={last.danger} disabled={last.disabled} onClick={last.run}>
              {last.name}
            </Button>
          </>
        )
      }
      onKeyDown={handleKey}
      startsAt={START}
      onClose={onClose}
    >
      <div className="editor-dialog-body" onPaste={(event) => event.stopPropagation()}>
        {children}
      </div>
    </Dialog>
  );
}
