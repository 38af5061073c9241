import type { ReactNode } from 'react';
import { CheckIcon } from '../icon/icons-action';
import { CloseIcon } from '../icon/icons-status';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css';
import * as styles from './timeline.css';

/** All states of an event. */
export const timelineStates = ['done', 'current', 'upcoming', 'failed'] as const;
export type TimelineState = (typeof timelineStates)[number];

/** An event of a Timeline. */
export interface TimelineEvent {
  /** Unique among the events. */
  id: string;
  /** What happens, in a few words. */
  title: ReactNode;
  /** The time: a `<time>` in the page's language. */
  time?: ReactNode;
  /** Details below the title and time: a place, a reason. */
  description?: ReactNode;
  /** Decides the mark: a check mark, a dot, a ring or a cross. Announced by its `stateLabels`. */
  state: TimelineState;
}

export type TimelineProps = PropsOf<
  'ol',
  {
    /** Accessible name: "Tracking". */
    label: string;
    /** In chronological order, whatever the display order. */
    events: readonly TimelineEvent[];
    /** Each state as a word, announced before the title: "Done". */
    stateLabels: Record<TimelineState, string>;
    /** Where the newest event stands: `first` shows the events in reverse order. */
    newest?: 'first' | 'last';
    children?: never;
  }
>;

/** Distinguished by shape: a check mark, a dot, a ring, a cross. */
const marks: Record<TimelineState, ReactNode> = {
  done: <CheckIcon />,
  current: <span className={styles.point} />,
  upcoming: null,
  failed: <CloseIcon />,
};

/** Events in order: the tracking of a parcel, a refund. For a process with known steps use Steps. */
export function Timeline({ label, events, stateLabels, newest = 'last', ...rest }: TimelineProps) {
  const shown = newest === 'first' ? events.toReversed() : events;
  return (
    <ol
      {...mergeProps(
        {
          'data-component': 'timeline',
          'aria-label': label,
          reversed: newest === 'first' || undefined,
          className: styles.timeline,
        },
        rest,
      )}
    >
      {shown.map(({ id, title, time, description, state }) => (
        <li
          key={id}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
          className={styles.event}
        >
          <span aria-hidden="true" data-part="mark" className={styles.mark}>
            {marks[state]}
          </span>
          <div data-part="title" className={styles.title}>
            <span className={visuallyHidden}>{stateLabels[state]}: </span>
            {title}
          </div>
          {time && (
            <div data-part="time" className={styles.time}>
              {time}
            </div>
          )}
          {description && (
            <div data-part="description" className={styles.description}>
              {description}
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
