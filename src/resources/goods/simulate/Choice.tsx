interface ChoiceProps {
  readonly name: string;
  readonly price: string | undefined;
  readonly count: number;
  /** What the options share of which only one may be taken. */
  readonly single: string | undefined;
  /** What was taken may be let go of again. */
  readonly optional: boolean;
  /** One option may be taken more than once. */
  readonly several: boolean;
  readonly onCount: (count: number) => void;
}

/** One option of a group as a buyer meets it: a tick, or one more and one less where it may be had several times. G6 */
export function Choice({ name, price = '', count, single, optional, several, onCount }: ChoiceProps) {
  const extra = /^0*(?:\.0*)?$/.test(price) ? '' : `+${price}`;
  if (!several) {
    return (
      <label className="trial-choice">
        <input
          type={single === undefined ? 'checkbox' : 'radio'}
          name={single}
          checked={count > 0}
          onChange={() => onCount(count > 0 ? 0 : 1)}
          // A radio says nothing when it is pressed once more.
          onClick={() => single !== undefined && optional && count > 0 && onCount(0)}
        />
        <span>{name}</span>
        <span className="soft">{extra}</span>
      </label>
    );
  }
  return (
    <div className="trial-choice">
      <button type="button" aria-label={`少一份${name}`} disabled={count === 0} onClick={() => onCount(count - 1)}>
        −
      </button>
      <span className="trial-count" aria-hidden="true">
        {count}
      </span>
      <button type="button" aria-label={`多一份${name}`} onClick={() => onCount(count + 1)}>
        ＋
      </button>
      <span>{name}</span>
      <span className="soft">{extra}</span>
    </div>
  );
}
