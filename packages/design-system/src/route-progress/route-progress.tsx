'use client';
import { cx } from 'class-variance-authority';
import { useEffect, useState } from 'react';
import type { PropsOf } from '../internal/component-props';
import * as styles from './route-progress.css';

export type RouteProgressProps = PropsOf<
  'div',
  {
    /** A page is on its way. */
    active: boolean;
    /** Accessible name, e.g. "Loading page". */
    label: string;
    /** Wait so many milliseconds before showing anything: quick pages need no bar. */
    delay?: number;
  }
>;

type Phase = 'idle' | 'active' | 'done';

/** The thin line on top of the window while a page loads. */
export function RouteProgress({
  active,
  label,
  delay = 200,
  className,
  ...rest
}: RouteProgressProps) {
  const [phase, setPhase] = useState<Phase>('idle');
  useEffect(() => {
    const next = active ? 'active' : 'done';
    const timer = setTimeout(
      () => setPhase((now) => (next === 'done' && now === 'idle' ? 'idle' : next)),
      active ? delay : 0,
    );
    return () => clearTimeout(timer);
  }, [active, delay]);
  return (
    <div
      data-component="route-progress"
      data-state={phase}
      {...(phase === 'active' && { role: 'progressbar', 'aria-label': label })}
      {...rest}
      className={cx(styles.bar, className)}
    />
  );
}
