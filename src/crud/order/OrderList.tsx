import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useState } from 'react';
import type { DataRecord, RecordId } from '#providers/data/calls.ts';
import type { Message } from '#schemas/messages.ts';
import { titleOf } from '../list/titleOf.ts';
import type { Resource } from '../Resource.ts';
import { announcements, instructions } from './announcements.ts';
import { OrderItem } from './OrderItem.tsx';

interface Props {
  readonly resource: Resource;
  readonly records: readonly DataRecord[];
  readonly onMove: (records: readonly DataRecord[]) => void;
  /** Whether something is in the merchant's hand. */
  readonly onLift: (lifted: boolean) => void;
}

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** The records in their order: dragged, lifted with the space key, or moved by their buttons. WCAG 2.5.7 */
export function OrderList({ resource, records, onMove, onLift }: Props) {
  const [said, setSaid] = useState<Message>('');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const names = new Map<RecordId | string, string>(records.map((record) => [record.id, titleOf(resource, record)]));
  const place = (id: RecordId | string) => records.findIndex((record) => record.id === id);
  const move = (from: number, to: number) => onMove(arrayMove([...records], from, to));

  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    onLift(false);
    if (over && active.id !== over.id) move(place(active.id), place(over.id));
  };
  const step = (from: number, to: number, button: HTMLElement) => {
    const record = records[from];
    if (!record || from === to || !records[to]) return;
    move(from, to);
    setSaid(`「${titleOf(resource, record)}」已移到第 ${to + 1} 项，共 ${records.length} 项`);
    // The browser lets go of a button whose row is put elsewhere.
    requestAnimationFrame(() => button.focus());
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      accessibility={{ announcements: announcements(names), screenReaderInstructions: instructions }}
      onDragStart={() => onLift(true)}
      onDragCancel={() => onLift(false)}
      onDragEnd={handleDragEnd}
    >
      <SortableContext items={records.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className="order-list" aria-label={`${resource.label}顺序`}>
          {records.map((record, at) => (
            <OrderItem
              key={record.id}
              id={record.id}
              name={titleOf(resource, record)}
              place={at + 1}
              of={records.length}
              onPlace={(place, button) => step(at, place - 1, button)}
            />
          ))}
        </ol>
      </SortableContext>
      <span role="status" className="unseen">
        {said}
      </span>
    </DndContext>
  );
}
