import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { setTextStyle, textStyleAt } from '../commands/textStyles.ts';
import { focusedOf, placeAfter } from '../menu/placeAfter.ts';
import { COLUMNS, type Colour, standardColours, themeColours } from './colours.ts';
import { Panel } from './Panel.tsx';
import type { Place, Tool } from './Tool.ts';
import { ToolButton } from './ToolButton.tsx';
import { useToolbar } from './ToolbarContext.ts';

interface What {
  readonly icon: ReactNode;
  readonly property: 'color' | 'background-color';
}

/** A tool that colours text, or what stands behind it. */
export function paletteTool(name: string, { place, ...what }: What & { readonly place?: Place }): Tool {
  return { name, ...(place && { place }), control: <PaletteTool name={name} {...what} /> };
}

/** The arrows walk over the fields as they lie. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const fields = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = focusedOf(fields);
  const down = event.key === 'ArrowDown' ? COLUMNS : event.key === 'ArrowUp' ? -COLUMNS : 0;
  const next = down ? Math.min(Math.max(at + down, 0), fields.length - 1) : placeAfter(event.key, at, fields.length);
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  fields[next]?.focus();
}

function PaletteTool({ name, icon, property }: What & { readonly name: string }) {
  const { text, opened, open, runAndReturn, frame } = useToolbar();
  const label = useId();
  const isOpen = opened === name;
  const current = textStyleAt(text.state, property);

  function choose(value: string | undefined) {
    open(undefined);
    runAndReturn((state) => setTextStyle(state, property, value));
  }
  const field = ({ name: called, value }: Colour) => (
    <button
      key={value + called}
      type="button"
      role="menuitemradio"
      aria-checked={current === value}
      aria-label={called}
      title={called}
      className="tool-colour"
      style={{ backgroundColor: value }}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => choose(value)}
    />
  );
  return (
    <>
      <ToolButton
        name={name}
        icon={
          <span className="tool-ink" style={{ borderBottomColor: current ?? 'transparent' }}>
            {icon}
          </span>
        }
        disabled={frame.isSource}
        opens={{ what: 'dialog', open: isOpen }}
        onPress={() => open(isOpen ? undefined : name)}
      />
      {isOpen && (
        <Panel name={name} className="tool-palette">
          <button
            type="button"
            className="tool-plain"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(undefined)}
          >
            清空颜色
          </button>
          {[
            { called: '主题颜色', colours: themeColours },
            { called: '标准颜色', colours: standardColours },
          ].map(({ called, colours }) => (
            <div key={called}>
              <span id={label + called}>{called}</span>
              <div role="menu" tabIndex={-1} aria-labelledby={label + called} className="tool-colours" onKeyDown={walk}>
                {colours.map(field)}
              </div>
            </div>
          ))}
          <OtherColour current={current} onChoose={choose} />
        </Panel>
      )}
    </>
  );
}

interface OtherProps {
  readonly current: string | undefined;
  readonly onChoose: (value: string) => void;
}

/** Any other colour, chosen with the browser's own means. */
function OtherColour({ current, onChoose }: OtherProps) {
  const input = useRef<HTMLInputElement>(null);
  const chosen = useRef(onChoose);
  chosen.current = onChoose;
  useEffect(() => {
    const field = input.current;
    const choose = () => field && chosen.current(field.value);
    // React tells of every colour the pointer passes over; the browser of the one that was chosen.
    field?.addEventListener('change', choose);
    return () => field?.removeEventListener('change', choose);
  }, []);
  return (
    <label className="tool-other-colour">
      <span>其他颜色</span>
      <input ref={input} type="color" defaultValue={/^#[\da-f]{6}$/i.test(current ?? '') ? current : '#000000'} />
    </label>
  );
}
