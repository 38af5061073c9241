import { ArgTypes, Controls } from '@storybook/addon-docs/blocks';
import type { ComponentType } from 'react';

/** What the documentation generator has found out about a component. */
interface Generated {
  __docgenInfo?: { displayName?: string; props?: Record<string, unknown> };
}

const generated = (component: unknown) => (component as Generated).__docgenInfo;

const hasProps = (component: unknown) => Object.keys(generated(component)?.props ?? {}).length > 0;

const Title = ({ children }: { children: string }) => (
  <div className="docs-guide sb-unstyled">
    <h2>{children}</h2>
  </div>
);

interface PropsOfProps {
  /** The component of the stories. */
  component?: unknown;
  /** The components meant, where the stories render a sample around them. */
  documents: readonly ComponentType[];
}

/** The props with controls, or the tables of the components meant; nothing for one without props. */
export function PropsOf({ component, documents }: PropsOfProps) {
  const [only, ...others] = documents;
  if (!only)
    return (
      hasProps(component) && (
        <>
          <Title>Props</Title>
          <Controls />
        </>
      )
    );
  if (others.length === 0)
    return (
      <>
        <Title>Props</Title>
        <ArgTypes of={only} />
      </>
    );
  return documents.filter(hasProps).map((one, at) => {
    const name = generated(one)?.displayName ?? String(at);
    return (
      <section key={name}>
        <Title>{`Props of ${name}`}</Title>
        <ArgTypes of={one} />
      </section>
    );
  });
}
