import { NavLink } from 'react-router';

interface Props {
  readonly to: string;
  readonly label: string;
  /** Told when the merchant has chosen, for a menu that covers the page. */
  readonly onChoose: () => void;
}

/** One way to go. */
export const MenuLine = ({ to, label, onChoose }: Props) => (
  <NavLink to={to} title={label} onClick={onChoose}>
    {label}
  </NavLink>
);
