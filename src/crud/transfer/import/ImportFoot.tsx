import { Button } from '#ui/Button.tsx';

interface Props {
  readonly onBack?: () => void;
  readonly back?: string;
  readonly next?: string;
  readonly onNext?: () => void;
  readonly blocked?: boolean;
}

/** The way back and the way on, below every step. */
export function ImportFoot({ onBack, back = '上一步', next, onNext, blocked = false }: Props) {
  return (
    <div className="transfer-foot">
      {onBack && <Button onClick={onBack}>{back}</Button>}
      {next !== undefined && (
        <Button look="filled" disabled={blocked} {...(onNext && { onClick: onNext })}>
          {next}
        </Button>
      )}
    </div>
  );
}
