import type { Option } from '#fields/Field.ts';

interface Props {
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: Option['value'] | undefined;
  readonly onChange: (value: Option['value']) => void;
}

/** The parts of a list, one open at a time. */
export function Tabs({ label, options, value, onChange }: Props) {
  return (
    <fieldset className="tabs">
      <legend className="unseen">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
