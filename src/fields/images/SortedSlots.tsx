import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { announcements, instructions } from './announcements.ts';
import { type SlotProps, SlotView } from './SlotView.tsx';

export interface SortedSlotsProps {
  readonly shown: readonly SlotProps[];
  /** Where what a screen reader says is written: a list has room for its items only. */
  readonly announcer: Element;
  /** Puts the picture of one key where that of another is. */
  readonly onMove: (key: string, to: string) => void;
}

const keyboardCodes = { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter', 'Tab'] };

/** Pictures that can be dragged by themselves, or lifted with the space key and moved with the arrows. G4, WCAG 2.5.7 */
export function SortedSlots({ shown, announcer, onMove }: SortedSlotsProps) {
  const slots = shown.map(({ slot }) => slot);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    // Enter looks at a picture, as a press does.
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, keyboardCodes }),
  );
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) onMove(String(active.id), String(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: announcements(slots),
        screenReaderInstructions: instructions,
        container: announcer,
      }}
      onDragEnd={handleDragEnd}
    >
      <SortableContext items={slots.map(({ key }) => key)} strategy={rectSortingStrategy}>
        {shown.map((props) => (
          <SortedSlot key={props.slot.key} {...props} />
        ))}
      </SortableContext>
    </DndContext>
  );
}

function SortedSlot(props: SlotProps) {
  const { setNodeRef, transform, transition, attributes, listeners, isDragging } = useSortable({ id: props.slot.key });
  return (
    <SlotView
      {...props}
      place={setNodeRef}
      isDragging={isDragging}
      style={{ transform: CSS.Transform.toString(transform), transition }}
      handle={{ ...attributes, ...listeners, 'aria-roledescription': '可排序的图片' }}
    />
  );
}
