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
    /** The end of the countdown. */
    until: Date | number;
    /**
     * The server's time of rendering, passed to the browser to avoid a hydration mismatch. Without
     * it a server-rendered countdown reserves its space and is filled in by the browser.
     */
    now?: Date | number;
    /** Accessible name: "Time left to pay". */
    label: string;
    /** Renders the time left, including zero. */
    children: (parts: CountdownParts) => ReactNode;
    /** Called once at the end, or when the tab becomes visible again; not if it was over initially. */
    onEnd?: () => void;
    /** Announced politely at these times; the seconds themselves are never announced. Default: `[]`. */
    announcements?: readonly CountdownAnnouncement[];
  }
>;

const none: readonly CountdownAnnouncement[] = [];

/** The current announcement, relative to the first known time left. */
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
