import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { DataRecord, RecordId } from '#providers/data/calls.ts';
import type { Resource } from '../Resource.ts';
import { titleOf } from '../titleOf.ts';
import { announcements, instructions } from './announcements.ts';
import { Grip } from './Grip.tsx';
import type { GripCells } from './useGripCells.ts';

interface Props {
  readonly resource: Resource;
  readonly records: readonly DataRecord[];
  readonly cells: GripCells;
  readonly onMove: (wanted: readonly RecordId[]) => void;
  readonly onFocus: (id: RecordId) => void;
}

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });
/** A finger that rests on a handle lifts the row; one that goes on at once scrolls the page. TG-D2 */
const held = { delay: 160, tolerance: 8 };

/** The rows in their order: dragged by their handles, or lifted with the space key. WCAG 2.5.7 */
export function SortedRows({ resource, records, cells, onMove, onFocus }: Props) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: held }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = records.map(({ id }) => id);
  const names = new Map<RecordId | string, string>(records.map((record) => [record.id, titleOf(resource, record)]));
  const place = (id: RecordId | string) => records.findIndex((record) => record.id === id);
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) onMove(arrayMove(ids, place(active.id), place(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      accessibility={{ announcements: announcements(names), screenReaderInstructions: instructions }}
      onDragEnd={handleDragEnd}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {records.map((record) => {
          const cell = cells.get(String(record.id));
          return (
            cell && (
              <Grip
                key={record.id}
                id={record.id}
                name={titleOf(resource, record)}
                cell={cell}
                onFocus={() => onFocus(record.id)}
              />
            )
          );
        })}
      </SortableContext>
    </DndContext>
  );
}
