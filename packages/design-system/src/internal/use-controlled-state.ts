'use client';
import { useState } from 'react';

/**
 * State that is controlled when a value is given, and uncontrolled otherwise. The setter calls `onChange`,
 * with its further arguments, when the value differs.
 */
export function useControlledState<Value, Details extends unknown[]>(
  given: Value | undefined,
  initial: Value,
  onChange?: (value: Value, ...details: Details) => void,
) {
  const [own, setOwn] = useState(initial);
  const value = given === undefined ? own : given;
  const change = (next: Value, ...details: Details) => {
    setOwn(() => next);
    if (!Object.is(next, value)) onChange?.(next, ...details);
  };
  return [value, change, setOwn] as const;
}
