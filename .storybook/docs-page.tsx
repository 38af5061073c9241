import { Controls, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import type { ComponentDocs } from '../packages/design-system/src/docs/component-docs';
import { Examples, FirstExample } from './docs-examples';
import { Guide } from './docs-guide';

interface Documented {
  component?: unknown;
  /** Of the story file, from the root. */
  fileName?: string;
  documentation?: ComponentDocs;
}

function useDocumented(): Documented {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { documentation, fileName } = preparedMeta.parameters;
  return { documentation, fileName, component: preparedMeta.component };
}

/** The subpath of the package that the component comes from. */
function subpathOf(fileName = '') {
  const folder = /packages\/design-system\/src\/([^/]+)\//.exec(fileName)?.[1];
  return folder && `@vermilion/design-system/${folder}`;
}

const Head = ({ children }: { children: string }) => (
  <div className="docs-guide sb-unstyled">
    <h2>{children}</h2>
  </div>
);

/** The page of a component: what it is, its props to play with, how to use it, every state. */
export function DocsPage() {
  const { component, documentation, fileName } = useDocumented();
  const subpath = subpathOf(fileName);
  if (!component) {
    return (
      <>
        <Title />
        <Stories title="" />
      </>
    );
  }
  return (
    <>
      <Title />
      <div className="docs-guide sb-unstyled">
        {documentation && <p className="docs-what">{documentation.what}</p>}
        {subpath && <code>{subpath}</code>}
      </div>
      <FirstExample />
      <Head>Props</Head>
      <Controls />
      {documentation && <Guide docs={documentation} />}
      <Head>Examples</Head>
      <Examples />
    </>
  );
}
