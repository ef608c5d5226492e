import { useRef, useState } from 'react';
import { useKeptTexts } from '#crud/drafts/useKeptTexts.ts';
import { useLeaveGuard } from '#crud/form/useLeaveGuard.ts';
import { useConfirm } from '#ui/ConfirmProvider.tsx';
import { example } from './example.ts';

/** What lies on the desk: a text, what it was when it was opened, and as which saved declaration; the empty name for none. */
interface Open {
  readonly text: string;
  readonly base: string;
  readonly name: string;
  /** What is to be known of it, e.g. that it is a copy. */
  readonly note: string;
  /** What only code can say, and was left out. */
  readonly left: string;
}

/** The text under work. What was typed and not saved is kept in this browser, and leaving asks. N4 */
export function useDesk() {
  const confirm = useConfirm();
  const [nth, setNth] = useState(0);
  const start = { text: example, base: example, name: '', note: '', left: '' };
  const isWorth = ({ text, base }: { readonly text: string; readonly base: string }) => text.trim() !== base.trim();
  const kept = useKeptTexts({ resource: 'studio', place: 'new', start, isWorth });
  const { texts, setTexts } = kept;
  const isChanged = isWorth(texts);
  // While a save is under way the typing goes on.
  const latest = useRef(texts);
  latest.current = texts;
  useLeaveGuard({ isDirty: () => isWorth(latest.current), keep: kept.keep });

  function put(open: Open) {
    setTexts({ ...open });
    setNth((before) => before + 1);
  }
  return {
    ...texts,
    /** Another number is another text: the editor and its steps of undo begin anew. */
    nth,
    isChanged,
    foundAt: nth === 0 ? kept.foundAt : undefined,
    write: (text: string) => setTexts({ ...texts, text }),
    /** Whether something is not saved at this moment. */
    isDirty: () => isWorth(latest.current),
    /** A text is saved, under this name; what was typed since is not. */
    settle: (name: string, base: string) => setTexts({ ...latest.current, base, name, note: '', left: '' }),
    put,
    /** Opens another text, after a question where something would be lost. */
    async open({
      text,
      base = text,
      name,
      note = '',
      left = '',
    }: Pick<Open, 'text' | 'name'> & Partial<Open>): Promise<boolean> {
      const body = '这里的修改还没有保存，打开别的就没有了。';
      if (isChanged && !(await confirm({ title: '放弃这里的修改？', body, ok: '放弃修改', danger: true })))
        return false;
      put({ text, base, name, note, left });
      return true;
    },
  };
}
