import { useState } from 'react';
import { useLeaveGuard } from '#crud/form/useLeaveGuard.ts';
import { useConfirm } from '#ui/ConfirmProvider.tsx';

/** Writes a reply down; false where the browser keeps nothing. */
type Keep = () => boolean;

/** Replies that were written and not sent: leaving and closing keep them, and ask first. N4 */
export function useUnsentReplies<Key>(onClose: () => void) {
  const confirm = useConfirm();
  const [typed, setTyped] = useState<ReadonlyMap<Key, Keep>>(new Map());
  const dirty = typed.size > 0;
  /** Writes all of them down, also when one cannot be. */
  const keep = () => [...typed.values()].map((each) => each()).every((safe) => safe);
  useLeaveGuard({ isDirty: () => dirty, keep });

  return {
    dirty,
    note: (key: Key) => (own: Keep | undefined) =>
      setTyped((before) => {
        const others = [...before].filter(([each]) => each !== key);
        return new Map(own ? [...others, [key, own] as const] : others);
      }),
    async close() {
      const safe = dirty && keep();
      const question = {
        title: '有回复还没有发送',
        body: safe ? '写好的回复已存为草稿，下次打开时还在。' : '关闭后，写好的回复会丢失。',
        ok: '不发送，关闭',
        no: '继续写',
        danger: !safe,
      };
      if (!dirty || (await confirm(question))) onClose();
    },
  };
}
