import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';

interface Props {
  readonly id: number;
  readonly name: string;
  /** From 1, as a reader counts. */
  readonly place: number;
  readonly of: number;
  readonly onStep: (by: 1 | -1) => void;
}

/** One record of the order: its handle, its name, a step up and a step down. */
export function OrderItem({ id, name, place, of, onStep }: Props) {
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
      {/* Not disabled: the keyboard must not fall off the page when a record has arrived at the end. */}
      <button
        type="button"
        className="order-step"
        aria-label={`上移 ${name}`}
        aria-disabled={place === 1}
        onClick={() => onStep(-1)}
      >
        <Arrow d="m3 10 5-5 5 5" />
      </button>
      <button
        type="button"
        className="order-step"
        aria-label={`下移 ${name}`}
        aria-disabled={place === of}
        onClick={() => onStep(1)}
      >
        <Arrow d="m3 6 5 5 5-5" />
      </button>
    </li>
  );
}

const Arrow = ({ d }: { readonly d: string }) => (
  <svg width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden="true">
    <path d={d} stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
