import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import './button.css';

interface Props extends ComponentPropsWithoutRef<'button'> {
  readonly type?: 'button' | 'submit';
  /** `filled` is the next step of its screen, `plain` stands in a line of text, `dashed` adds to a list. */
  readonly look?: 'filled' | 'plain' | 'dashed' | undefined;
  /** What it does cannot be taken back. */
  readonly danger?: boolean | undefined;
  readonly large?: boolean;
}

/** What is pressed, everywhere in the product; it sends no form unless its type says so, and turns while `aria-busy`. */
export const Button = forwardRef<HTMLButtonElement, Props>(function Button(
  { type = 'button', look, danger, large, className, ...props },
  ref,
) {
  const classes = ['button', look, danger && 'danger', large && 'large', className];
  return <button {...props} ref={ref} type={type} className={classes.filter(Boolean).join(' ')} />;
});
