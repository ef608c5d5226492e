import type { ReactNode } from 'react';
import type { Message } from '#schemas/messages.ts';
import './item.css';

interface Props {
  /** Of the control; what is said of it is named after it. */
  readonly id?: string | undefined;
  readonly label: string;
  /** It names a group of controls. */
  readonly group?: true | undefined;
  readonly required?: boolean;
  readonly hint?: Message | undefined;
  readonly wrong?: Message | undefined;
  readonly children: ReactNode;
}

/** A label, what stands below it, a hint, and what is wrong, which takes the room between two fields. 038 */
export function ItemFrame({ id, label, group, required = false, hint, wrong, children }: Props) {
  return (
    <div className="form-item">
      <div className="form-item-label">
        <label htmlFor={id} className={required ? 'required' : undefined}>
          {group ? <span id={`${id}_label`}>{label}</span> : label}
        </label>
      </div>
      {children}
      {hint && (
        <div id={id && `${id}_extra`} className="form-item-hint">
          {hint}
        </div>
      )}
      {wrong && (
        <div id={id && `${id}_help`} className="form-item-wrong">
          {wrong}
        </div>
      )}
    </div>
  );
}
