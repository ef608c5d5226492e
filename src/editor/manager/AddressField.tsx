import { type ReactNode, useId } from 'react';

interface Props {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly wrong: string | undefined;
  readonly onChange: (value: string) => void;
  readonly children?: ReactNode;
}

/** Where something lies, with what is wrong about it. */
export function AddressField({ label, placeholder, value, wrong, onChange, children }: Props) {
  const id = useId();
  return (
    <div className="editor-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode="url"
        autoComplete="off"
        className="media-address"
        placeholder={placeholder}
        value={value}
        aria-invalid={wrong !== undefined}
        aria-describedby={wrong === undefined ? undefined : `${id}-wrong`}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {wrong !== undefined && (
        <p id={`${id}-wrong`} className="editor-wrong" role="alert">
          {wrong}
        </p>
      )}
      {children}
    </div>
  );
}
