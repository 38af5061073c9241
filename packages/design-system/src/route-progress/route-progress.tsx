'use client';
import { useEffect, useState } from 'react';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import * as styles from './route-progress.css';

export type RouteProgressProps = PropsOf<
  'div',
  {
    /** A navigation is pending. */
    pending: boolean;
    /** Accessible name, e.g. "Loading page". */
    label: string;
    /** Delay in ms before it shows: fast pages need no bar. */
    delay?: number;
  }
>;

type Phase = 'idle' | 'active' | 'done';

/** A thin progress bar at the top of the window during navigation. */
export function RouteProgress({ pending, label, delay = 200, ...rest }: RouteProgressProps) {
  const [phase, setPhase] = useState<Phase>('idle');
  useEffect(() => {
    const next = pending ? 'active' : 'done';
    const timer = setTimeout(
      () => setPhase((now) => (next === 'done' && now === 'idle' ? 'idle' : next)),
      pending ? delay : 0,
    );
    return () => clearTimeout(timer);
  }, [pending, delay]);
  return (
    <div
      {...mergeProps(
        {
          'data-component': 'route-progress',
          'data-state': phase,
          ...(phase === 'active' && { role: 'progressbar', 'aria-label': label }),
          className: styles.bar,
        },
        rest,
      )}
    />
  );
}
