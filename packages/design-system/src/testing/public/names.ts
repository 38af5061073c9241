import { computeAccessibleName, isInaccessible } from 'dom-accessibility-api';

/** A whole name, whatever its white space, or a pattern that a part of it matches. */
export type NameMatch = string | RegExp;

export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The name that assistive technology announces. */
export const nameOf = (element: Element) => oneLine(computeAccessibleName(element));

// Whether parts of a name have a space between them depends on styles, which a test may not load
const withoutSpace = (text: string) => text.replace(/\s+/g, '');

// `search` ignores the state of a global pattern
const matches = (name: string, wanted: NameMatch) =>
  typeof wanted === 'string'
    ? withoutSpace(name) === withoutSpace(wanted)
    : name.search(wanted) >= 0;

const isHidden = (element: Element) => isInaccessible(element) || !!element.closest('[inert]');

/** A wrapper with the name of its only control is not meant. */
const isInnermost = (element: Element, _index: number, all: readonly Element[]) =>
  !all.some((other) => other !== element && element.contains(other));

const quoted = (text: NameMatch) => (typeof text === 'string' ? `"${text}"` : String(text));

/** The names of some elements, for errors. */
const listed = (elements: readonly Element[]) =>
  [...new Set(elements.map(nameOf))].filter(Boolean).map(quoted).join(', ') || 'none';

/** A control that is hidden itself is a part of another one. */
function hiddenPlaces(elements: readonly Element[]) {
  const { length } = elements.filter(
    ({ parentElement }) => parentElement && isHidden(parentElement),
  );
  return length > 0 ? ` Hidden from users, as behind an open dialog: ${length}.` : '';
}

/**
 * The one element with the name that is not hidden from users. Throws if there is none or there are several.
 *
 * @param kind What is looked for, in error messages: `field`.
 */
export function onlyNamed(kind: string, wanted: NameMatch, candidates: Iterable<HTMLElement>) {
  const all = [...candidates];
  const reachable = all.filter((element) => !isHidden(element));
  const found = reachable.filter((element) => matches(nameOf(element), wanted));
  const [first, ...others] = found.filter(isInnermost);
  if (!first)
    throw new Error(
      `No ${kind} has the name ${quoted(wanted)}. Names: ${listed(reachable)}.${hiddenPlaces(all)}`,
    );
  if (others.length > 0)
    throw new Error(
      `More than one ${kind} has the name ${quoted(wanted)} (${others.length + 1}): look in a smaller container.`,
    );
  return first;
}
