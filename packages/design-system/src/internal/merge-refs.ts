import type { Ref } from 'react';

/** A callback ref that sets several refs, and cleans up after each. */
export function mergeRefs<T>(...refs: (Ref<T> | undefined)[]) {
  return (node: T | null) => {
    const fill = (ref: Ref<T> | undefined, value: T | null) => {
      if (typeof ref === 'function') return ref(value);
      if (ref) ref.current = value;
    };
    const ends = refs.map((ref) => fill(ref, node) ?? (() => fill(ref, null)));
    return () => ends.forEach((end) => end());
  };
}
