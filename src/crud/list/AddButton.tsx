import { Button } from '#ui/Button.tsx';
import { useListContext } from '../useListContext.ts';

/** Opens the form of a new record, or says why not; nothing where none is added by hand. */
export function AddButton() {
  const { resource, add } = useListContext();
  if (!add) return null;
  return (
    <Button look="filled" disabled={!add.can} title={add.reason} onClick={() => add.run()}>
      {resource.texts.add ?? `添加${resource.label}`}
    </Button>
  );
}
