'use client';
import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';

/**
 * Sets a style property of an element by script. As a `style` attribute in server-rendered HTML, a content
 * security policy without `unsafe-inline` would refuse it.
 */
export function useDomStyle(
  ref: RefObject<HTMLElement | null>,
  property: string,
  value: string | undefined,
) {
  useLayoutEffect(() => {
    ref.current?.style.setProperty(property, value ?? '');
  }, [ref, property, value]);
}
