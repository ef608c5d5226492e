import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import type { ClipboardEvent, DragEvent } from 'react';
import type { ImagesField } from '../Field.ts';
import { type InputProps, marksOf } from '../form/ItemProps.ts';
import { announcements, instructions } from './announcements.ts';
import { SlotView } from './SlotView.tsx';
import { useImageSlots } from './useImageSlots.ts';
import './images.css';

const nobody: readonly string[] = [];
const keyboardCodes = { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter', 'Tab'] };
const filesOf = (list: FileList | null): readonly File[] => [...(list ?? [])];

/** Pictures in their order: pick, drop or paste; sort, retry, remove. The first one is the face. G4, U3 */
export function ImagesInput({ field, value = nobody, onChange, ...marks }: InputProps<ImagesField, readonly string[]>) {
  const { most } = field;
  const { slots, twins, add, retry, remove, move } = useImageSlots(value, (paths) => onChange?.(paths), most);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    // Enter looks at a picture, as a press does.
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, keyboardCodes }),
  );
  const full = most !== undefined && slots.length >= most;

  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) move(String(active.id), String(over.id));
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    add(filesOf(event.dataTransfer.files));
  };
  const handlePaste = (event: ClipboardEvent) => {
    const files = filesOf(event.clipboardData.files);
    if (files.length === 0) return;
    event.preventDefault();
    add(files);
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: announcements(slots), screenReaderInstructions: instructions }}
      onDragEnd={handleDragEnd}
    >
      <SortableContext items={slots.map(({ key }) => key)} strategy={rectSortingStrategy}>
        <ul
          className="slots"
          aria-label={field.label}
          onDragOver={(event) => event.preventDefault()}
          onDrop={handleDrop}
          onPaste={handlePaste}
        >
          {slots.map((slot, index) => (
            <SlotView
              key={slot.key}
              slot={slot}
              position={index + 1}
              onMain={most === 1 ? undefined : () => move(slot.key, slots[0]?.key ?? slot.key)}
              onRetry={() => retry(slot)}
              onRemove={() => remove(slot)}
            />
          ))}
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
                <small>{most === 1 ? '选择图片' : '选择、拖入或粘贴'}</small>
              </label>
            </li>
          )}
        </ul>
      </SortableContext>
      <p className="slots-note" aria-live="polite">
        {twins}
      </p>
    </DndContext>
  );
}
