'use client';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css';
import * as styles from './countdown.css';
import type { CountdownAnnouncement, CountdownParts } from './time-left';
import { announcementFor, partsOf } from './time-left';
import { useEnd } from './use-end';
import { useSecondsLeft } from './use-seconds-left';

export type CountdownProps = PropsOf<
  'span',
  {
    /** The moment that is counted down to. */
    until: Date | number;
    /**
     * The time at which the server rendered, handed to the browser with the page: both then write the
     * same. Without it a server-rendered countdown keeps its place and is filled in by the browser.
     */
    now?: Date | number;
    /** Accessible name: what the time is left for, "Time left to pay". */
    label: string;
    /** Renders the time left, also at zero. */
    children: (parts: CountdownParts) => ReactNode;
    /** Called once at the end, on return if the tab was hidden; not if it was over from the start. */
    onEnd?: () => void;
    /** Announced politely at these times; the seconds themselves are never announced. */
    announcements?: readonly CountdownAnnouncement[];
  }
>;

const none: readonly CountdownAnnouncement[] = [];

/** The current announcement, counted from the first time left that was known for this end. */
function useAnnouncement(
  until: number,
  left: number | undefined,
  announcements: readonly CountdownAnnouncement[],
) {
  const [first, setFirst] = useState({ until, left });
  if (first.until !== until || (first.left === undefined && left !== undefined)) {
    setFirst({ until, left });
  }
  if (first.left === undefined || left === undefined) return undefined;
  return announcementFor(announcements, first.left, left);
}

/** Counts down to a time, by the second. For a past or distant date use Text. */
export function Countdown({
  until: moment,
  now,
  label,
  children,
  onEnd,
  announcements = none,
  ...rest
}: CountdownProps) {
  const until = Number(moment);
  const left = useSecondsLeft(until, now === undefined ? undefined : Number(now));
  useEnd(until, left, onEnd);
  const announcement = useAnnouncement(until, left, announcements);
  return (
    <span
      {...mergeProps(
        {
          'data-component': 'countdown',
          'data-state': left === 0 ? 'ended' : 'running',
          className: styles.countdown,
        },
        rest,
      )}
    >
      <span role="timer" aria-label={label}>
        {left !== undefined && children(partsOf(left))}
      </span>
      <span role="status" className={visuallyHidden}>
        {announcement}
      </span>
    </span>
  );
}
