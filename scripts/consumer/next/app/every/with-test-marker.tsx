import { cloneElement, type ReactElement } from 'react';
import type { Part } from '../../parts/testing/part';

/** The sample of a part, with the part's name on the element that receives its props. */
export function withTestMarker({ name, element, within = (part) => part }: Part) {
  const sample = element as ReactElement<Record<string, unknown>>;
  return within(cloneElement(sample, { 'data-conformance': name }));
}
