import { cloneElement, type ReactElement } from 'react';
import type { Part } from '../../parts/testing/part';

/** A use of a part, with its name on the element that receives its props. */
export function markedUse({ name, element, within = (part) => part }: Part) {
  const use = element as ReactElement<Record<string, unknown>>;
  return within(cloneElement(use, { 'data-conformance': name }));
}
