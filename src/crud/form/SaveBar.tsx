import { type ReactNode, useEffect, useRef } from 'react';
import { fieldOf, type Resource } from '../Resource.ts';
import { changesText } from './changesText.ts';
import { useStore } from './createStore.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import type { RecordFormState } from './useRecordForm.ts';

interface Props {
  readonly resource: Resource;
  readonly state: RecordFormState;
  /** The buttons. */
  readonly children: ReactNode;
}

/** Always in sight below the fields: what is wrong, what a save would send, and the buttons. */
export function SaveBar({ resource, state, children }: Props) {
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => (foot.current ? stayAboveKeyboard(foot.current) : undefined), []);
  return (
    <div ref={foot} className="form-foot">
      <ErrorSummary wrong={state.wrong.wrong} heading={resource.texts.invalid} />
      <footer className="save-bar">
        <Says resource={resource} state={state} />
        <div className="save-buttons">{children}</div>
      </footer>
    </div>
  );
}

function Says({ resource, state: { changes, releases, start } }: Pick<Props, 'resource' | 'state'>) {
  const changed = useStore(changes.shown);
  const dropped = useStore(changes.dropped);
  const gone = useStore(releases).filter(({ field }) => changed.includes(field));
  const label = (name: string) => fieldOf(resource, name).label;
  const released = Object.fromEntries(
    changed.map((name) => [label(name), gone.filter(({ field }) => field === name).length]),
  );
  return (
    <p className="save-says" aria-live="polite">
      {changesText({ verb: start.verb, changed: changed.map(label), released, dropped })}
    </p>
  );
}

/** A phone's keyboard covers the page without making it smaller; tells the style sheet how much of it. */
function stayAboveKeyboard(foot: HTMLElement): (() => void) | undefined {
  const view = window.visualViewport;
  if (!view) return undefined;
  const measure = () => {
    const covered = Math.max(0, Math.round(window.innerHeight - view.height - view.offsetTop));
    foot.style.setProperty('--keyboard', `${covered}px`);
  };
  view.addEventListener('resize', measure);
  view.addEventListener('scroll', measure);
  return () => {
    view.removeEventListener('resize', measure);
    view.removeEventListener('scroll', measure);
  };
}
