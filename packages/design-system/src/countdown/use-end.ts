'use client';
import { useEffect, useRef } from 'react';

/** Calls `onEnd` once at the end; not if it was over initially. */
export function useEnd(until: number, left: number | undefined, onEnd: (() => void) | undefined) {
  const seen = useRef({ until, left });
  useEffect(() => {
    const before = seen.current;
    seen.current = { until, left };
    if (left === 0 && before.until === until && before.left) onEnd?.();
  }, [until, left, onEnd]);
}
