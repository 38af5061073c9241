import { getByLabel } from './get-by-label';
import type { NameMatch } from './names';
import { nameOf, oneLine } from './names';

/** A field as it is announced. */
export interface FieldParts {
  /** As `getByLabel` finds it. */
  control: HTMLElement;
  /** The accessible name of the control. */
  label: string;
  /** Hint and other descriptions in the order in which they are read; `undefined` without one. */
  description: string | undefined;
  /** The error text; `undefined` while the field has none. */
  error: string | undefined;
}

const referenced = (control: Element, attribute: string) =>
  (control.getAttribute(attribute) ?? '')
    .split(/\s+/)
    .flatMap((id) => (id && control.ownerDocument.getElementById(id)) || []);

/** What appears in a live region of the field interrupts or follows what is read: errors do, hints do not. */
const isLive = (text: Element, control: Element) => {
  const region = text.closest('[aria-live], [role=alert], [role=status]');
  return !!region && !region.contains(control);
};

function textOf(element: Element) {
  const copy = element.cloneNode(true) as Element;
  copy.querySelectorAll('[aria-hidden=true]').forEach((hidden) => hidden.remove());
  return oneLine(copy.textContent ?? '');
}

const joined = (elements: readonly Element[]) => elements.map(textOf).join(' ').trim() || undefined;

/**
 * Label, description and error of a field as assistive technology announces them. Finds the field as `getByLabel` does,
 * and throws as it does.
 */
export function fieldOf(container: ParentNode, label: NameMatch): FieldParts {
  const control = getByLabel(container, label);
  const described = referenced(control, 'aria-describedby');
  const errors = described.filter((text) => isLive(text, control));
  return {
    control,
    label: nameOf(control),
    description: joined(described.filter((text) => !errors.includes(text))),
    error: joined([...new Set([...errors, ...referenced(control, 'aria-errormessage')])]),
  };
}
