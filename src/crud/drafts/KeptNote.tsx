import { useProviders } from '#providers/useProviders.ts';
import { agoText } from './agoText.ts';

interface Props {
  /** In milliseconds since 1970. */
  readonly at: number;
  /** What it is, e.g. `写的，还没有保存`. */
  readonly what?: string;
}

/** Below a box that holds what an earlier window has left: since when, and that it is not sent yet. N4 */
export function KeptNote({ at, what = '写的，还没有保存' }: Props) {
  const { clock } = useProviders();
  return (
    <p className="soft" role="status">
      {`${agoText(clock.now() - at)}${what}`}
    </p>
  );
}
