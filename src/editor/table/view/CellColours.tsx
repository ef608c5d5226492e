/** Grounds for cells: light enough for any text on them. */
export const cellColours: readonly (readonly [name: string, value: string])[] = [
  ['浅红', '#fdeceb'],
  ['浅橙', '#fff4de'],
  ['浅黄', '#fffbe0'],
  ['浅绿', '#ecf7e6'],
  ['浅青', '#e3f6f5'],
  ['浅蓝', '#e8f0fe'],
  ['浅紫', '#f3ecfd'],
  ['浅粉', '#fdebf5'],
  ['浅灰', '#f0f2f5'],
  ['灰', '#d9dde3'],
];

interface Props {
  readonly current: string | undefined;
  /** Undefined takes the ground away. */
  readonly onChoose: (colour: string | undefined) => void;
}

/** The ground of the chosen cells. */
export function CellColours({ current, onChoose }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs
    <div role="group" aria-label="背景颜色" className="cell-colours">
      <span aria-hidden="true">背景颜色</span>
      {cellColours.map(([name, value]) => (
        <button
          key={value}
          type="button"
          tabIndex={-1}
          role="menuitemradio"
          aria-checked={current === value}
          aria-label={name}
          title={name}
          style={{ backgroundColor: value }}
          onClick={() => onChoose(value)}
        />
      ))}
      <button
        type="button"
        tabIndex={-1}
        role="menuitem"
        className="cell-colour-none"
        onClick={() => onChoose(undefined)}
      >
        无背景
      </button>
    </div>
  );
}
