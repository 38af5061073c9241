import { ArgTypes, Controls } from '@storybook/addon-docs/blocks';
import type { ComponentType } from 'react';

/** What the documentation generator has found out about a component. */
interface Generated {
  __docgenInfo?: { displayName?: string; props?: Record<string, unknown> };
}

const generated = (component: unknown) => (component as Generated).__docgenInfo;

const hasProps = (component: unknown) => Object.keys(generated(component)?.props ?? {}).length > 0;

const Title = ({ of }: { of: unknown }) => (
  <div className="docs-guide sb-unstyled">
    <h2>Props of {generated(of)?.displayName}</h2>
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
  if (documents.length === 0 && hasProps(component))
    return (
      <>
        <Title of={component} />
        <Controls />
      </>
    );
  return documents.filter(hasProps).map((one) => (
    <section key={generated(one)?.displayName}>
      <Title of={one} />
      <ArgTypes of={one} />
    </section>
  ));
}
