'use client';
import type { KeyboardEvent, MouseEvent } from 'react';
import * as styles from './sheet.css';
import { useSheetDrag } from './use-sheet-drag';

interface SheetHandleProps {
  label: string;
  points: readonly number[];
  snap: number;
  onSnap: (index: number, reason: 'drag' | 'handlePress' | 'handleKey', event: Event) => void;
}

/** The drag handle; keyboard as in the window splitter pattern. */
export function SheetHandle({ label, points, snap, onSnap }: SheetHandleProps) {
  const { handlers, moved } = useSheetDrag({
    points,
    onRest: (index, event) => onSnap(index, 'drag', event),
  });
  const last = points.length - 1;
  const onKeyDown = (event: KeyboardEvent) => {
    const goals: Record<string, number> = {
      ArrowUp: Math.min(snap + 1, last),
      ArrowDown: Math.max(snap - 1, 0),
      Home: 0,
      End: last,
    };
    const goal = event.key === 'Enter' ? (snap + 1) % points.length : goals[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    onSnap(goal, 'handleKey', event.nativeEvent);
  };
  const onClick = ({ nativeEvent }: MouseEvent) => {
    if (!moved.current) onSnap((snap + 1) % points.length, 'handlePress', nativeEvent);
  };
  const percent = (share = 0) => Math.round(share * 100);
  return (
    // A separator that moves is a control
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="separator"
      aria-orientation="horizontal"
      aria-label={label}
      aria-valuemin={percent(points[0])}
      aria-valuemax={percent(points[last])}
      aria-valuenow={percent(points[snap])}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
      tabIndex={0}
      data-part="handle"
      {...handlers}
      onClick={onClick}
      onKeyDown={onKeyDown}
      className={styles.handle}
    />
  );
}
