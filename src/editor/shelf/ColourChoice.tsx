import { walk } from '../menu/walk.ts';
import { shopColours } from './shopColours.ts';

interface Props {
  /** `#rrggbb` */
  readonly value: string;
  readonly onChange: (colour: string) => void;
}

/** The colour of a shop: one of those that are there, or one of its own. */
export function ColourChoice({ value, onChange }: Props) {
  const isOwn = shopColours.every((each) => each.value !== value);
  return (
    <div className="shelf-colours">
      <span aria-hidden="true">店铺颜色</span>
      <div
        role="radiogroup"
        aria-label="店铺颜色"
        tabIndex={-1}
        className="shelf-palette"
        onKeyDown={(event) => walk(event)}
      >
        {shopColours.map((each, at) => (
          // biome-ignore lint/a11y/useSemanticElements: drawn as a colour, and the caret stays in the text
          <button
            key={each.value}
            type="button"
            role="radio"
            aria-checked={each.value === value}
            aria-label={each.name}
            title={each.name}
            tabIndex={each.value === value || (isOwn && at === 0) ? 0 : -1}
            {...(each.value === value && { 'data-start': '' })}
            className="shelf-colour"
            style={{ backgroundColor: each.value }}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChange(each.value)}
          />
        ))}
      </div>
      <label className="shelf-own" data-chosen={isOwn || undefined}>
        <span>自选</span>
        <input
          type="color"
          aria-label="自选颜色"
          value={value}
          {...(isOwn && { 'data-start': '' })}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    </div>
  );
}
