import { Button } from '#ui/Button.tsx';
import { filtersIn } from '../../query/askable.ts';
import { useListContext } from '../../useListContext.ts';

/** The conditions that hold, in words, each with a way to drop it. */
export function Chips() {
  const { resource, state, change, rows, clear } = useListContext();
  const asked = state.filters;
  const active = filtersIn(resource).filter(({ name }) => asked[name] !== undefined);
  if (active.length === 0) return null;
  return (
    <ul className="chips" aria-label="已选条件">
      {active.map(({ name, field, filter }) => {
        const { [name]: value, ...others } = asked;
        const says = `${field.label}：${filter.say(value, field, rows.names.nameOf)}`;
        return (
          <li key={name} className="chip">
            <span>{says}</span>
            <button type="button" aria-label={`去掉条件 ${says}`} onClick={() => change({ filters: others })}>
              ×
            </button>
          </li>
        );
      })}
      <li>
        <Button look="plain" onClick={clear}>
          清除条件
        </Button>
      </li>
    </ul>
  );
}
