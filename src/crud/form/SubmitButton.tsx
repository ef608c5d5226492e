import { Button } from '#ui/Button.tsx';
import type { RecordFormState } from './useRecordForm.ts';

interface Props {
  readonly state: Pick<RecordFormState, 'saving' | 'working'>;
  readonly children: string;
  /** In place of sending the form by itself. */
  readonly onPress?: (() => void) | undefined;
}

/** Sends the form, once per press; its name stays the same while it turns. T9, U3 */
export function SubmitButton({ state: { saving, working }, children, onPress }: Props) {
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
