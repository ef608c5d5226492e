/** One of them; undefined stands for all. */
export interface Tab {
  readonly value: string | number | undefined;
  readonly label: string;
}

interface Props {
  readonly label: string;
  readonly options: readonly Tab[];
  readonly value: Tab['value'];
  readonly onChange: (value: Tab['value']) => void;
  /** How many a part holds: empty while that is being found out, nothing where it never is. */
  countOf?(tab: Tab): string | undefined;
}

/** The parts of a list, one open at a time. */
export function Tabs({ label, options, value, onChange, countOf }: Props) {
  return (
    <fieldset className="tabs">
      <legend className="unseen">{label}</legend>
      {options.map((option) => {
        const count = countOf?.(option);
        return (
          <button
            key={option.label}
            type="button"
            aria-pressed={option.value === value}
            title={count ? `${count} 条` : undefined}
            onClick={() => onChange(option.value)}
          >
            <span>{option.label}</span>
            {count !== undefined && (
              <span className="tab-count" aria-hidden="true">
                {count}
              </span>
            )}
          </button>
        );
      })}
    </fieldset>
  );
}
