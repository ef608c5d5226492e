import {
  type ClipboardEvent,
  type ComponentType,
  type DragEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type InputProps, marksOf } from '../input/ItemProps.ts';
import type { ImagesField } from './images.ts';
import { type SlotProps, SlotView } from './SlotView.tsx';
import { useImageSlots } from './useImageSlots.ts';
import './images.css';
import { importAgain } from '#schemas/late/importAgain.ts';
import type { SortedSlotsProps } from './SortedSlots.tsx';

const nobody: readonly string[] = [];
/** What is dropped over a window above the pictures is told to them as well, and is not for them. */
const isInside = ({ target, currentTarget }: { readonly target: EventTarget; readonly currentTarget: Element }) =>
  target instanceof Node && currentTarget.contains(target);
const filesOf = (list: FileList | null): readonly File[] => [...(list ?? [])];

/** Pictures in their order: pick, drop or paste; sort, retry, remove. The first one is the face. G4, U3 */
export function ImagesInput({ field, value = nobody, onChange, ...marks }: InputProps<ImagesField, readonly string[]>) {
  const { most } = field;
  const { slots, twins, sourceOf, ...changes } = useImageSlots(value, (paths) => onChange?.(paths), most);
  const { add, replace, retry, remove, move } = changes;
  const { list, Sorted, settle } = useSortedSlots(slots.length);
  const [announcer, setAnnouncer] = useState<Element | null>(null);
  const full = most !== undefined && slots.length >= most;

  const shown = slots.map(
    (slot, index): SlotProps => ({
      ...{ slot, position: index + 1 },
      onMain: most === 1 ? undefined : () => move(slot.key, slots[0]?.key ?? slot.key),
      source: sourceOf(slot),
      onReplace: (file) => replace(slot, file),
      onRetry: () => retry(slot),
      onRemove: () => remove(slot),
    }),
  );
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    if (isInside(event)) add(filesOf(event.dataTransfer.files));
  };
  const handlePaste = (event: ClipboardEvent) => {
    const files = filesOf(event.clipboardData.files);
    if (files.length === 0 || !isInside(event)) return;
    event.preventDefault();
    add(files);
  };

  return (
    <>
      <ul
        ref={list}
        className="slots"
        aria-label={field.label}
        onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || settle()}
        onMouseLeave={settle}
        onDragOver={(event) => event.preventDefault()}
        onDrop={handleDrop}
        onPaste={handlePaste}
      >
        {Sorted && announcer ? (
          <Sorted shown={shown} announcer={announcer} onMove={move} />
        ) : (
          shown.map((props) => <SlotView key={props.slot.key} {...props} />)
        )}
        {!full && (
          <li className="slot slot-add">
            <label>
              <input
                {...marksOf(marks)}
                type="file"
                accept="image/*"
                multiple={most !== 1}
                aria-label={field.label}
                onChange={(event) => {
                  add(filesOf(event.target.files));
                  event.target.value = '';
                }}
              />
              <span aria-hidden="true">＋</span>
              <small className="by-mouse">{most === 1 ? '选择图片' : '选择、拖入或粘贴'}</small>
              <small className="by-touch">拍照或选择</small>
            </label>
          </li>
        )}
      </ul>
      <div ref={setAnnouncer} />
      <p className="slots-note" aria-live="polite">
        {twins}
      </p>
    </>
  );
}

type Module = typeof import('./SortedSlots.tsx');

/** The focus of one that is looked at is in the window over it. */
const AT_WORK = 'button:focus, button:active, [aria-expanded="true"]';

const isIt = (module: object): module is Module => 'SortedSlots' in module;

/**
 * What sorts the pictures of a list; it comes with the second one, and no sooner.
 *
 * Undefined before, and where it cannot be fetched: pictures are there all the same, and the next one asks for it again.
 * As it draws them anew, it waits until the merchant has left them: `settle` is for when that may be. A press begun on a
 * button drawn before would be lost; not every browser puts the focus on what a mouse presses.
 */
function useSortedSlots(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const arrived = useRef<ComponentType<SortedSlotsProps>>();
  const tries = useRef(0);
  const [Sorted, setSorted] = useState<ComponentType<SortedSlotsProps>>();
  const settle = useCallback(() => {
    if (!list.current?.querySelector(AT_WORK)) setSorted(() => arrived.current);
  }, []);

  const wanted = Sorted || count < 2 ? 0 : count;
  useEffect(() => {
    if (wanted === 0) return;
    let isWanted = true;
    const load = () => import('./SortedSlots.tsx');
    importAgain<Module>({ load, isIt, tries: tries.current }).then(
      ({ SortedSlots }) => {
        arrived.current = SortedSlots;
        if (isWanted) settle();
      },
      () => {
        tries.current += 1;
      },
    );
    return () => {
      isWanted = false;
    };
  }, [wanted, settle]);
  return { list, Sorted, settle };
}
