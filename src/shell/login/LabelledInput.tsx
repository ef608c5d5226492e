import { type InputHTMLAttributes, type ReactNode, useId } from 'react';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'id'> {
  readonly label: string;
  readonly onText: (text: string) => void;
  /** A button beside the input. */
  readonly children?: ReactNode;
}

/** A plain input under its label; password managers and pasting are welcome. */
export function LabelledInput({ label, onText, children, ...input }: Props) {
  const id = useId();
  const box = <input id={id} className="input" {...input} onChange={(event) => onText(event.target.value)} />;
  return (
    <div className="labelled">
      <label htmlFor={id}>{label}</label>
      {children ? (
        <div className="with-button">
          {box}
          {children}
        </div>
      ) : (
        box
      )}
    </div>
  );
}
