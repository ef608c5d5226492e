import { type ReactNode, useId, useState } from 'react';
import { insertText } from '../commands/insertText.ts';
import { walk } from '../menu/walk.ts';
import type { SignSet } from '../signs/specialSigns.ts';
import { Panel } from '../tool/Panel.tsx';
import type { Tool } from '../tool/Tool.ts';
import { ToolButton } from '../tool/ToolButton.tsx';
import { useToolbar } from '../tool/ToolbarContext.ts';

interface What {
  readonly icon: ReactNode;
  readonly sets: readonly SignSet[];
}

/** A tool that writes signs which are on no keyboard; it stays open, for there are seldom one only. */
export const signsTool = (name: string, what: What): Tool => ({
  name,
  control: <SignsTool name={name} {...what} />,
});

function SignsTool({ name, icon, sets }: What & { readonly name: string }) {
  const { opened, open, run, frame } = useToolbar();
  const [shown, setShown] = useState(sets[0]?.name);
  const id = useId();
  const isOpen = opened === name;
  return (
    <>
      <ToolButton
        name={name}
        icon={icon}
        disabled={frame.isSource}
        opens={{ what: 'dialog', open: isOpen }}
        onPress={() => open(isOpen ? undefined : name)}
      />
      {isOpen && (
        <Panel name={name} className="tool-signs">
          <div role="tablist" aria-label={name} tabIndex={-1} className="tool-tabs" onKeyDown={walk}>
            {sets.map((set) => (
              <button
                key={set.name}
                type="button"
                role="tab"
                id={id + set.name}
                aria-selected={set.name === shown}
                className="tool-tab"
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => setShown(set.name)}
              >
                {set.name}
              </button>
            ))}
          </div>
          <div role="tabpanel" aria-labelledby={id + shown} tabIndex={-1} className="tool-sign-grid" onKeyDown={walk}>
            {sets
              .find((set) => set.name === shown)
              ?.signs.map((sign) => (
                <button
                  key={sign}
                  type="button"
                  className="tool-sign"
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => run((state) => insertText(state, sign))}
                >
                  {sign}
                </button>
              ))}
          </div>
        </Panel>
      )}
    </>
  );
}
