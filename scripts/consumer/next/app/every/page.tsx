import { LinkProvider } from '@vermilion/design-system/link';
import { cloneElement } from 'react';
import { InBrowser } from './in-browser';
import type { Part } from './testing/part';
import { parts } from './testing/parts';

/** What a server component has of a module with 'use client'. */
const CLIENT = Symbol.for('react.client.reference');
const isMarked = ({ element }: Part) =>
  (element.type as { $$typeof?: symbol }).$$typeof === CLIENT;

/** Every part of the design system: rendered by the server where it has no 'use client', else in the browser. */
export default function Page() {
  return (
    <LinkProvider component="a">
      {parts
        .filter((part) => !isMarked(part))
        .map(({ name, element, within = (part) => part }) => (
          <section key={name} data-on-server={name}>
            {within(cloneElement(element, { 'data-conformance': name }))}
          </section>
        ))}
      <InBrowser names={parts.filter(isMarked).map(({ name }) => name)} />
    </LinkProvider>
  );
}
