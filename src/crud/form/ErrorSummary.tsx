import { type Message, messages } from '#schemas/messages.ts';
import { type Store, useStore } from './createStore.ts';
import { goTo, type Wrong } from './Wrong.ts';

interface Props {
  readonly wrong: Store<readonly Wrong[]>;
  /** What it is headed with, where the resource has words of its own. S2, V1 */
  readonly heading?: Message | undefined;
}

/** Every field that is wrong, each a step away; it shrinks as they are mended. */
export function ErrorSummary({ wrong, heading = messages.formInvalid }: Props) {
  const found = useStore(wrong);
  if (found.length === 0) return null;
  return (
    <section className="error-summary" role="alert" aria-label={heading} aria-atomic="false">
      <strong>{heading}</strong>
      <ul>
        {found.map(({ path, label, message }) => (
          <li key={path.join('.')}>
            <button type="button" onClick={() => goTo(path)}>
              {`${label}：${message}`}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
