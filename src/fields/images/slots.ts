/** A picture in the form: there already, on its way, or not arrived. */
export type Slot =
  | { readonly key: string; readonly at: 'there'; readonly path: string }
  | ({ readonly key: string; readonly at: 'sending'; readonly sent: number } & Coming)
  | ({ readonly key: string; readonly at: 'failed' } & Coming);

interface Coming {
  readonly file: File;
  /** The picture it is to replace: that one stays until it is there. */
  readonly before?: string | undefined;
}

export type SlotChange =
  | { readonly type: 'reset'; readonly paths: readonly string[] }
  | { readonly type: 'replace'; readonly key: string; readonly file: File }
  | { readonly type: 'add'; readonly files: readonly { readonly key: string; readonly file: File }[] }
  | { readonly type: 'progress'; readonly key: string; readonly sent: number }
  | { readonly type: 'arrive'; readonly key: string; readonly path: string }
  | { readonly type: 'fail'; readonly key: string }
  | { readonly type: 'retry'; readonly key: string }
  | { readonly type: 'remove'; readonly key: string }
  | { readonly type: 'move'; readonly key: string; readonly to: string };

/** The pictures after a change. A picture keeps its place from the moment it is chosen, whenever it arrives. */
export function changeSlots(slots: readonly Slot[], change: SlotChange): readonly Slot[] {
  switch (change.type) {
    case 'reset':
      return change.paths.map((path, index) => ({ key: `${index}:${path}`, at: 'there', path }));
    case 'add':
      return [...slots, ...change.files.map(({ key, file }): Slot => ({ key, at: 'sending', file, sent: 0 }))];
    case 'replace':
      return replace(slots, change.key, (slot) => ({
        ...{ key: slot.key, at: 'sending', file: change.file, sent: 0 },
        before: standing(slot),
      }));
    case 'progress':
      return replace(slots, change.key, (slot) => (slot.at === 'sending' ? { ...slot, sent: change.sent } : slot));
    case 'arrive':
      return replace(slots, change.key, ({ key }) => ({ key, at: 'there', path: change.path }));
    case 'fail':
      return replace(slots, change.key, (slot) =>
        slot.at === 'there' ? slot : { key: slot.key, at: 'failed', file: slot.file, before: slot.before },
      );
    case 'retry':
      return replace(slots, change.key, (slot) => (slot.at === 'failed' ? { ...slot, at: 'sending', sent: 0 } : slot));
    case 'remove':
      return slots.flatMap((slot) => (slot.key === change.key ? withoutLast(slot) : [slot]));
    case 'move':
      return move(slots, change.key, change.to);
  }
}

/** Where the picture lies that a slot stands for; undefined while there is none. */
export const standing = (slot: Slot): string | undefined => (slot.at === 'there' ? slot.path : slot.before);

/** What the record holds: the pictures that are there, in the order seen. */
export const pathsOf = (slots: readonly Slot[]): readonly string[] => slots.flatMap((slot) => standing(slot) ?? []);

/** One step back: a picture that was to replace another goes, and the other one stays. */
const withoutLast = ({ key, ...slot }: Slot): readonly Slot[] =>
  slot.at === 'there' || slot.before === undefined ? [] : [{ key, at: 'there', path: slot.before }];

function replace(slots: readonly Slot[], key: string, change: (slot: Slot) => Slot): readonly Slot[] {
  return slots.map((slot) => (slot.key === key ? change(slot) : slot));
}

function move(slots: readonly Slot[], key: string, to: string): readonly Slot[] {
  const moved = slots.find((slot) => slot.key === key);
  const target = slots.findIndex((slot) => slot.key === to);
  if (!moved || target < 0) return slots;
  const others = slots.filter((slot) => slot.key !== key);
  return [...others.slice(0, target), moved, ...others.slice(target)];
}
