import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';

export interface Tab {
  readonly name: string;
  readonly panel: ReactNode;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Several ways to the same thing, one seen at a time; the arrows lead from one to the next. */
export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) {
  const id = useId();
  const [at, setAt] = useState(0);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (at + step + tabs.length) % tabs.length;
    setAt(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }
  return (
    <>
      <div role="tablist" aria-label={label} className="media-tabs" onKeyDown={onKeyDown}>
        {tabs.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${index}`}
            aria-selected={index === at}
            aria-controls={`${id}-panel`}
            tabIndex={index === at ? 0 : -1}
            onClick={() => setAt(index)}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${at}`} className="media-panel">
        {tabs[at]?.panel}
      </div>
    </>
  );
}
