import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';

interface Props {
  readonly id: number;
  readonly name: string;
  /** From 1, as a reader counts. */
  readonly place: number;
  readonly of: number;
  /** Wants it at another place, from 1; tells the button that was pressed. */
  readonly onPlace: (place: number, button: HTMLElement) => void;
}

interface Step {
  readonly word: string;
  to(place: number, of: number): number;
  readonly d: string;
}
const steps: readonly Step[] = [
  { word: '置顶', to: () => 1, d: 'M3 3h10M3 11l5-5 5 5' },
  { word: '上移', to: (place) => Math.max(1, place - 1), d: 'm3 10 5-5 5 5' },
  { word: '下移', to: (place, of) => Math.min(of, place + 1), d: 'm3 6 5 5 5-5' },
  { word: '置底', to: (_, of) => of, d: 'M3 13h10M3 5l5 5 5-5' },
];

/** One record of the order: its handle, its name, a step up and down, and all the way. WCAG 2.5.7 */
export function OrderItem({ id, name, place, of, onPlace }: Props) {
  const { setNodeRef, setActivatorNodeRef, transform, transition, attributes, listeners, isDragging } = useSortable({
    id,
  });
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? 'order-item lifted' : 'order-item'}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className="order-handle"
        {...attributes}
        {...listeners}
        aria-roledescription="可排序"
        aria-label={`拖动 ${name}`}
      >
        <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
          <path
            d="M5 3h.01M5 8h.01M5 13h.01M11 3h.01M11 8h.01M11 13h.01"
            stroke="currentColor"
            strokeWidth="2.5"
            strokeLinecap="round"
          />
        </svg>
      </button>
      <span className="order-place">{place}</span>
      <span className="order-name">{name}</span>
      {steps.map(({ word, to, d }) => (
        // Not disabled: the keyboard must not fall off the page when a record has arrived at the end.
        <button
          key={word}
          type="button"
          className="order-step"
          aria-label={`${word} ${name}`}
          aria-disabled={to(place, of) === place}
          onClick={({ currentTarget }) => onPlace(to(place, of), currentTarget)}
        >
          <Arrow d={d} />
        </button>
      ))}
    </li>
  );
}

const Arrow = ({ d }: { readonly d: string }) => (
  <svg width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden="true">
    <path d={d} stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
