import { cleanup, render } from '@testing-library/react';
import { cloneElement } from 'react';
import type { Part } from './part';

export const RECEIVER = '[data-conformance]';
export const mark = { 'data-conformance': 'yes', lang: 'lo' };
export const find = (selector: string) => document.body.querySelector<HTMLElement>(selector);

export function tree({ element, within = (part) => part }: Part, props: object = {}) {
  return <>{within(cloneElement(element, props))}</>;
}
export const show = (part: Part, props: object = {}) => render(tree(part, { ...mark, ...props }));
export const receiverOf = ({ receiver = RECEIVER }: Part) => find(receiver);
export const rootOf = (part: Part) => find(part.root ?? part.receiver ?? RECEIVER);

/** Markup without generated ids. */
export const markup = (part: Part, props: object) => {
  render(tree(part, props));
  const html = document.body.innerHTML.replace(/_r_\w+_|radix-[\w«»:]+/g, 'id');
  cleanup();
  return html;
};

/** React's event handlers of an element. */
export function handlersOf(element: Element | null): Record<string, unknown> {
  const key = Object.keys(element ?? {}).find((name) => name.startsWith('__reactProps$'));
  const props = (key && (element as unknown as Record<string, object>)[key]) || {};
  const isHandler = ([name, value]: [string, unknown]) =>
    /^on[A-Z]/.test(name) && typeof value === 'function';
  return Object.fromEntries(Object.entries(props).filter(isHandler));
}
