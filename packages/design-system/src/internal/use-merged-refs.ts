'use client';
import type { Ref } from 'react';
import { useMemo } from 'react';
import { mergeRefs } from './merge-refs';

/** One stable ref that fills the component's own and the given one. */
export function useMergedRefs<T>(own: Ref<T>, given: Ref<T> | undefined) {
  return useMemo(() => mergeRefs(own, given), [own, given]);
}
