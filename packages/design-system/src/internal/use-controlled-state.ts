'use client';
import { useState } from 'react';

/** A value that the parent holds when it gives one, and the component itself otherwise. */
export function useControlledState<Value>(given: Value | undefined, initial: Value) {
  const [own, setOwn] = useState(initial);
  return [given ?? own, setOwn] as const;
}
