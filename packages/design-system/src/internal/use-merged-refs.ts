'use client';
import type { Ref } from 'react';
import { useMemo } from 'react';
import { mergeRefs } from './merge-refs';

/** A stable ref that sets the component's own ref and the given one. */
export function useMergedRefs<T>(own: Ref<T>, given: Ref<T> | undefined) {
  return useMemo(() => mergeRefs(own, given), [own, given]);
}
