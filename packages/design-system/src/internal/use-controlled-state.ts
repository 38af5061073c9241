'use client';
import { useState } from 'react';

/** State that is controlled when a value is given, and internal otherwise. */
export function useControlledState<Value>(given: Value | undefined, initial: Value) {
  const [own, setOwn] = useState(initial);
  return [given ?? own, setOwn] as const;
}
