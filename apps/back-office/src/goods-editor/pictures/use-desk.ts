import {
  type Announcements,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useIntl } from 'react-intl';
import { pictureMessages as messages } from './messages';

/** Dragging by pointer and keys, and what is said of it, for a list of ids. */
export function useDesk(ids: readonly string[], onMove: (from: number, to: number) => void) {
  const intl = useIntl();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const numberOf = (id: unknown) => ids.indexOf(String(id)) + 1;
  const count = ids.length;
  const announcements: Announcements = {
    onDragStart: ({ active }) =>
      intl.formatMessage(messages.lifted, { number: numberOf(active.id) }),
    onDragOver: ({ over }) =>
      over ? intl.formatMessage(messages.over, { number: numberOf(over.id), count }) : undefined,
    onDragEnd: ({ active, over }) =>
      intl.formatMessage(messages.put, { number: numberOf((over ?? active).id), count }),
    onDragCancel: ({ active }) =>
      intl.formatMessage(messages.left, { number: numberOf(active.id) }),
  };
  return {
    sensors,
    accessibility: {
      announcements,
      screenReaderInstructions: { draggable: intl.formatMessage(messages.instructions) },
    },
    onDragEnd({ active, over }: DragEndEvent) {
      if (over && over.id !== active.id) onMove(numberOf(active.id) - 1, numberOf(over.id) - 1);
    },
  };
}
