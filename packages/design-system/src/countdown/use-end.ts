'use client';
import { useEffect, useRef } from 'react';

/** Calls `onEnd` once when the time is up; not if it was up from the start. */
export function useEnd(until: number, left: number | undefined, onEnd: (() => void) | undefined) {
  const seen = useRef({ until, left });
  useEffect(() => {
    const before = seen.current;
    seen.current = { until, left };
    if (left === 0 && before.until === until && before.left) onEnd?.();
  }, [until, left, onEnd]);
}
