import { LinkProvider } from '@vermilion/design-system/link';
import type { ReactElement } from 'react';
import type { Part } from '../../parts/testing/part';
import { parts } from '../../parts/testing/parts';
import { ClientParts } from './client-parts';
import { withTestMarker } from './with-test-marker';

/** The type of elements whose module has 'use client', within server components. */
const CLIENT = Symbol.for('react.client.reference');

/** Whether a prop has a function, at any depth: server components cannot pass one on. */
const hasFunction = (value: unknown): boolean =>
  typeof value === 'function' ||
  (typeof value === 'object' &&
    value !== null &&
    Object.entries(value).some(
      ([key, inner]) => key !== 'type' && key !== '_owner' && hasFunction(inner),
    ));

/** A pending button has a handler of its own. */
const isClient = ({ element, ignoresPress }: Part) =>
  ignoresPress ||
  (element.type as { $$typeof?: symbol }).$$typeof === CLIENT ||
  hasFunction((element as ReactElement<object>).props);

/** Every part of the design system: rendered by the server where it has no 'use client', else in the browser. */
export default function Page() {
  return (
    <LinkProvider component="a">
      {parts
        .filter((part) => !isClient(part))
        .map((part) => (
          // What is in a portal is rendered by the browser
          <section key={part.name} data-on-server={part.portal ? undefined : part.name}>
            {withTestMarker(part)}
          </section>
        ))}
      <ClientParts names={parts.filter(isClient).map(({ name }) => name)} />
    </LinkProvider>
  );
}
