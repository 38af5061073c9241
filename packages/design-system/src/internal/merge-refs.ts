import type { Ref } from 'react';

/** One ref callback that fills several refs, and cleans up after each. */
export function mergeRefs<T>(...refs: (Ref<T> | undefined)[]) {
  return (node: T | null) => {
    const ends = refs.map((ref) => {
      if (typeof ref === 'function') return ref(node) ?? (() => void ref(null));
      if (ref) ref.current = node;
      return () => void (ref && (ref.current = null));
    });
    return () => ends.forEach((end) => end());
  };
}
