import { ArgTypes, Controls, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import type { ComponentType } from 'react';
import type { ComponentDocs } from '../packages/design-system/src/docs/component-docs';
import { pascal } from '../packages/design-system/src/foundations/component-list';
import { Examples, FirstExample } from './docs-examples';
import { Guide } from './docs-guide';
import { Where } from './docs-where';

interface Documented {
  component?: unknown;
  /** Path of the story file from the root. */
  fileName?: string;
  documentation?: ComponentDocs;
  /** The component meant, where the stories render a sample around it. */
  documents?: ComponentType;
}

function useDocumented(): Documented {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { documentation, documents, fileName } = preparedMeta.parameters;
  return { documentation, documents, fileName, component: preparedMeta.component };
}

/** The folder of a design system component, also its subpath. */
const folderOf = (fileName = '') => /packages\/design-system\/src\/([^/]+)\//.exec(fileName)?.[1];

const Head = ({ children }: { children: string }) => (
  <div className="docs-guide sb-unstyled">
    <h2>{children}</h2>
  </div>
);

/** Documentation page of a component: description, controls, guide, stories. */
export function DocsPage() {
  const { component, documentation, documents, fileName } = useDocumented();
  const folder = folderOf(fileName);
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
        {documentation && <p className="docs-summary">{documentation.summary}</p>}
        {documentation?.experimental && (
          <p>
            <strong>Experimental</strong>: no part of the mall uses it yet. It is tested, and may
            change in any minor version.
          </p>
        )}
        {folder && <code>@vermilion/design-system/{folder}</code>}
        {fileName && <Where fileName={fileName} folder={folder} />}
      </div>
      <FirstExample />
      <Head>Props</Head>
      {documents ? <ArgTypes of={documents} /> : <Controls />}
      {documentation && <Guide docs={documentation} name={folder && pascal(folder)} />}
      <Head>Examples</Head>
      <Examples />
    </>
  );
}
