import { useAge } from '#crud/data/useAge.ts';
import { agoText } from '#crud/drafts/agoText.ts';
import { Button } from '#ui/Button.tsx';
import type { CardReading } from './useDeskPage.ts';

interface Props {
  /** Of what. */
  readonly title: string;
  readonly reading: CardReading;
}

/** How old what is shown is, and how it is read anew. N7 */
export function Age({ title, reading }: Props) {
  const age = useAge(reading.readAt, 0);
  return (
    <span className="desk-age">
      {!reading.failed && <span>{reading.outdated ? '没有更新成功' : `${agoText(age)}更新`}</span>}
      <Button look="plain" aria-label={`刷新${title}`} disabled={reading.busy} onClick={reading.refresh}>
        刷新
      </Button>
    </span>
  );
}
