import type { Area } from '../Area.ts';
import type { Table } from '../Table.ts';
import type { Action } from '../work/Action.ts';

interface Props {
  readonly actions: readonly Action[];
  readonly table: Table;
  readonly area: Area;
  readonly onAct: (action: Action) => void;
}

/** Actions as the items of a menu; one that is refused says why. */
export function ActionItems({ actions, table, area, onAct }: Props) {
  return actions.map((action) => {
    const name = action.name(area);
    const refusal = action.refusal?.(table, area);
    const isOn = action.isOn?.(table, area);
    return (
      <button
        key={name}
        type="button"
        tabIndex={-1}
        {...(isOn === undefined ? { role: 'menuitem' } : { role: 'menuitemcheckbox', 'aria-checked': isOn })}
        aria-disabled={refusal !== undefined}
        onClick={() => refusal === undefined && onAct(action)}
      >
        <span>{name}</span>
        {refusal !== undefined && <small>{refusal}</small>}
      </button>
    );
  });
}
