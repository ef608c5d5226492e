import { Button } from '#ui/Button.tsx';
import type { RecordVerb } from './useRecordVerbs.tsx';

interface Props {
  /** Nothing is drawn where it is not offered. */
  readonly verb: RecordVerb | undefined;
  readonly busy: boolean;
  readonly look?: 'filled';
  readonly className?: string;
}

/** A verb of a record on its page; what this merchant may not do says why. R7 */
export const VerbButton = ({ verb, busy, look, className }: Props) =>
  verb && (
    <Button
      look={look}
      className={className}
      disabled={busy || verb.denied !== undefined}
      title={verb.denied}
      onClick={verb.run}
    >
      {verb.label}
    </Button>
  );
