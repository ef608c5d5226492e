import type { NameOf } from '#fields/Cell.ts';
import type { Values } from '#providers/data/calls.ts';
import { Button } from '#ui/Button.tsx';
import { filtersIn } from '../../query/askable.ts';
import type { Resource } from '../../Resource.ts';

interface Props {
  readonly resource: Resource;
  readonly asked: Values;
  readonly nameOf: NameOf;
  readonly onChange: (asked: Values) => void;
  readonly onClear: () => void;
}

/** The conditions that hold, in words, each with a way to drop it. */
export function Chips({ resource, asked, nameOf, onChange, onClear }: Props) {
  const active = filtersIn(resource).filter(({ name }) => asked[name] !== undefined);
  if (active.length === 0) return null;
  return (
    <ul className="chips" aria-label="已选条件">
      {active.map(({ name, field, filter }) => {
        const { [name]: value, ...others } = asked;
        const says = `${field.label}：${filter.say(value, field, nameOf)}`;
        return (
          <li key={name} className="chip">
            <span>{says}</span>
            <button type="button" aria-label={`去掉条件 ${says}`} onClick={() => onChange(others)}>
              ×
            </button>
          </li>
        );
      })}
      <li>
        <Button look="plain" onClick={onClear}>
          清除条件
        </Button>
      </li>
    </ul>
  );
}
