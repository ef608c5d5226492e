import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { setTextStyle, textStyleAt } from '../commands/textStyles.ts';
import { focusedOf, placeAfter } from '../menu/placeAfter.ts';
import { Panel } from '../tool/Panel.tsx';
import type { Place, Tool } from '../tool/Tool.ts';
import { ToolButton } from '../tool/ToolButton.tsx';
import { useToolbar } from '../tool/ToolbarContext.ts';

/** A colour and what it is called. */
interface Colour {
  readonly name: string;
  readonly value: string;
}

const columns = ['白', '黑', '茶', '深蓝', '蓝', '红', '绿', '紫', '青', '橙'];

const theme: readonly (readonly [shade: string, values: string])[] = [
  ['', 'ffffff 000000 eeece1 1f497d 4f81bd c0504d 9bbb59 8064a2 4bacc6 f79646'],
  ['一档', 'f2f2f2 7f7f7f ddd9c3 c6d9f0 dbe5f1 f2dcdb ebf1dd e5e0ec dbeef3 fdeada'],
  ['二档', 'd8d8d8 595959 c4bd97 8db3e2 b8cce4 e5b9b7 d7e3bc ccc1d9 b7dde8 fbd5b5'],
  ['三档', 'bfbfbf 3f3f3f 938953 548dd4 95b3d7 d99694 c3d69b b2a2c7 92cddc fac08f'],
  ['四档', 'a5a5a5 262626 494429 17365d 366092 953734 76923c 5f497a 31859b e36c09'],
  ['五档', '7f7f7f 0c0c0c 1d1b10 0f243e 244061 632423 4f6128 3f3151 205867 974806'],
];

/** 主题颜色: six rows of ten. */
const themeColours: readonly Colour[] = theme.flatMap(([shade, values]) =>
  values.split(' ').map((value, at) => ({ name: [columns[at], shade].filter(Boolean).join(' '), value: `#${value}` })),
);

/** 标准颜色: one row of ten. */
const standardColours: readonly Colour[] = [
  ['深红', 'c00000'],
  ['大红', 'ff0000'],
  ['橙黄', 'ffc000'],
  ['黄', 'ffff00'],
  ['浅绿', '92d050'],
  ['翠绿', '00b050'],
  ['天蓝', '00b0f0'],
  ['湖蓝', '0070c0'],
  ['藏青', '002060'],
  ['紫罗兰', '7030a0'],
].map(([name = '', value]) => ({ name, value: `#${value}` }));

/** How many stand in a row. */
const COLUMNS = 10;

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
