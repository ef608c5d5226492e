import { type ReactNode, useEffect, useRef } from 'react';
import { type Message, messages } from '#schemas/messages.ts';
import { Button } from '#ui/Button.tsx';
import { type Store, useStore } from '../createStore.ts';
import { fieldOf } from '../Resource.ts';
import { changesText } from './changesText.ts';
import type { FieldError } from './createFieldErrors.ts';
import type { FormMode } from './FormMode.ts';
import { formView } from './formView.ts';
import type { RecordFormState } from './useRecordForm.ts';

interface Props {
  readonly state: RecordFormState;
  /** The buttons. */
  readonly children: ReactNode;
}

/** Always in sight below the fields: what is wrong, what a save would send, and the buttons. */
export function SaveBar({ state, children }: Props) {
  const { errors, resource } = state.form;
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => (foot.current ? stayAboveKeyboard(foot.current) : undefined), []);
  return (
    <div ref={foot} className="form-foot">
      <ErrorSummary found={errors.found} heading={resource.texts.invalid} />
      <footer className="save-bar">
        <Says form={state.form} mode={state.mode} />
        <div className="save-buttons">{children}</div>
      </footer>
    </div>
  );
}

function Says({ form: { resource, changes, releases }, mode }: Pick<RecordFormState, 'form' | 'mode'>) {
  const changed = useStore(changes.shown);
  const dropped = useStore(changes.dropped);
  const gone = useStore(releases).filter(({ field }) => changed.includes(field));
  const label = (name: string) => fieldOf(resource, name).label;
  const released = Object.fromEntries(
    changed.map((name) => [label(name), gone.filter(({ field }) => field === name).length]),
  );
  return (
    <p className="save-says" aria-live="polite">
      {changesText({ verb: isNext(mode) ? 'next' : mode.verb, changed: changed.map(label), released, dropped })}
    </p>
  );
}

const isNext = (mode: FormMode) => mode.verb === 'copy' && mode.adjust !== undefined;

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

interface ErrorSummaryProps {
  readonly found: Store<readonly FieldError[]>;
  /** What it is headed with, where the resource has words of its own. S2, V1 */
  readonly heading?: Message | undefined;
}

/** Every field that is wrong, each a step away; it shrinks as they are mended. */
function ErrorSummary({ found, heading = messages.formInvalid }: ErrorSummaryProps) {
  const wrong = useStore(found);
  if (wrong.length === 0) return null;
  return (
    <section className="error-summary" role="alert" aria-label={heading} aria-atomic="false">
      <strong>{heading}</strong>
      <ul>
        {wrong.map(({ path, label, message }) => (
          <li key={path.join('.')}>
            <button type="button" onClick={() => formView.goTo(path)}>
              {`${label}：${message}`}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SubmitProps {
  readonly state: Pick<RecordFormState, 'saving' | 'working'>;
  readonly children: string;
  /** In place of sending the form by itself. */
  readonly onPress?: (() => void) | undefined;
}

/** Sends the form, once per press; its name stays the same while it turns. T9, U3 */
export function SubmitButton({ state: { saving, working }, children, onPress }: SubmitProps) {
  return (
    <Button
      look="filled"
      type={onPress ? 'button' : 'submit'}
      {...(onPress && { onClick: onPress })}
      disabled={working}
      aria-busy={saving}
      aria-keyshortcuts="Control+S Meta+S"
    >
      {working ? '图片上传中' : children}
    </Button>
  );
}
