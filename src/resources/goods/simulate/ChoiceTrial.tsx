import { useId, useState } from 'react';
import { useUnit } from '#crud/units/useUnit.ts';
import { formatMoney } from '#fields/money/formatMoney.ts';
import { type Row, rowsIn } from '#fields/nested/rowsOf.ts';
import { Button } from '#ui/Button.tsx';
import { type Choices, type HalfGroup, nameOf, priceOf } from './priceOf.ts';

interface Props {
  readonly groups: readonly Row[];
}

/** Tries out what a buyer may choose: what it costs, and which rule stands in the way. Nothing of it is saved. G6 */
export function ChoiceTrial({ groups: rows }: Props) {
  const unit = useUnit();
  const [taken, setTaken] = useState<Choices>([]);
  const id = useId();
  const groups = rows.map(groupOf);
  const choices = asGroupsAllow(groups, taken);
  const { price, blocked } = priceOf(groups, choices);

  /** In a group of one, choosing one lets go of the others. */
  const take = (group: number, option: number, count: number) =>
    setTaken(
      groups.map(({ options = [], type }, at) =>
        options.map((_, nth) => {
          const before = choices[at]?.[nth] ?? 0;
          if (at !== group) return before;
          if (nth === option) return count;
          return type === 'radio' ? 0 : before;
        }),
      ),
    );

  return (
    <details className="spec-tool">
      <summary>试试顾客选法</summary>
      <div className="spec-tool-body">
        {groups.map((group, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place here, as in what is chosen.
          <fieldset key={at} className="trial-group" aria-label={`顾客选${nameOf(group, at)}`}>
            <legend>{nameOf(group, at)}</legend>
            {(group.options ?? []).map((option, nth) => (
              <Choice
                // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place here, as in what is chosen.
                key={nth}
                name={option.name?.trim() || `选项 ${nth + 1}`}
                price={option.price}
                count={choices[at]?.[nth] ?? 0}
                single={group.type === 'radio' ? `${id}${at}` : undefined}
                optional={group.required === 'optional'}
                several={group.type !== 'radio' && Number(group.maximumEach) > 1}
                onCount={(count) => take(at, nth, count)}
              />
            ))}
          </fieldset>
        ))}
        <div className="spec-tool-foot">
          <div role="status">
            <strong>{`顾客要付 ${price === undefined ? '--' : formatMoney(price, unit)}`}</strong>
            {blocked.length === 0 ? (
              <p className="good">这样可以下单</p>
            ) : (
              <ul>
                {blocked.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            )}
          </div>
          <Button onClick={() => setTaken([])}>重新选</Button>
        </div>
      </div>
    </details>
  );
}

/** Of a group that has become one of which only one may be taken, the first stays. */
const asGroupsAllow = (groups: readonly HalfGroup[], taken: Choices): Choices =>
  taken.map((counts, at) =>
    groups[at]?.type === 'radio'
      ? counts.map((count, nth) => (nth === counts.findIndex((each) => each > 0) ? count : 0))
      : counts,
  );

const wordIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function groupOf(row: Row): HalfGroup {
  const { Name, required, type, minimum, maximum, maximumEach, options } = row;
  return {
    Name: wordIn(Name),
    required: wordIn(required),
    type: wordIn(type),
    ...{ minimum, maximum, maximumEach },
    options: rowsIn(options).map(({ name, price }) => ({ name: wordIn(name), price: wordIn(price) })),
  };
}

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
function Choice({ name, price = '', count, single, optional, several, onCount }: ChoiceProps) {
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
