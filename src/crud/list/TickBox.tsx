interface Props {
  readonly label: string;
  readonly checked: boolean | 'mixed';
  /** Left out where somebody around it hears the click. */
  readonly onChange?: () => void;
}

/** A box to tick: a button, of which hundreds are drawn while scrolling; React watches over a real one at a high price. */
export const TickBox = ({ label, checked, onChange }: Props) => (
  <button
    type="button"
    role="checkbox"
    className="tick-box"
    aria-label={label}
    aria-checked={checked}
    data-select
    onClick={onChange}
  />
);
