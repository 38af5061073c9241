import { DocsContext, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import type { ComponentType } from 'react';
import { useContext } from 'react';
import { pascal } from '../packages/design-system/src/foundations/component-list';
import { chosenGlobals } from './chosen-globals';
import { Examples, FirstExample } from './docs-examples';
import { Guide, type GuideProps } from './docs-guide';
import { PropsOf } from './docs-props';
import { Where } from './docs-where';
import { Setting } from './setting';

interface Documented {
  component?: unknown;
  /** Path of the story file from the root. */
  fileName?: string;
  documentation?: GuideProps['docs'];
  /** The components meant, where the stories render a sample around them. */
  documents?: ComponentType | readonly ComponentType[];
  /** What the guide has besides: a table or drawing made from the code. */
  details?: ComponentType;
}

function useDocumented(): Documented {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { documentation, documents, details, fileName } = preparedMeta.parameters;
  return { documentation, documents, details, fileName, component: preparedMeta.component };
}

/** The folder of a design system component, also its subpath. */
const folderOf = (fileName = '') => /packages\/design-system\/src\/([^/]+)\//.exec(fileName)?.[1];

/** The entry of the mall's components that has a story's component. */
const mallEntryOf = (fileName = '') =>
  /packages\/mall-components\/src\/(address\/dialog|[^/]+)\//.exec(fileName)?.[1];

/** The name of a story file, which the guide has too. */
const storiesOf = (fileName = '') => /([^/]+)\.stories\.tsx$/.exec(fileName)?.[1];

/** In the theme and language of the toolbar. */
function Details({ of: Content }: { of: ComponentType }) {
  return (
    <div className="docs-guide docs-details sb-unstyled">
      <Setting inDocs {...chosenGlobals(useContext(DocsContext))}>
        <Content />
      </Setting>
    </div>
  );
}

const Status = ({ experimental }: Pick<GuideProps['docs'], 'experimental'>) =>
  experimental ? (
    <p>
      <strong>Experimental</strong>: no part of the mall uses it yet. It is tested, and may change
      in any minor version.
    </p>
  ) : (
    <p>
      <strong>Stable</strong>: the mall uses it, and changes are announced by a deprecation first.
    </p>
  );

/** Documentation page of a component: description, controls, guide, stories. */
export function DocsPage() {
  const { component, documentation, documents = [], details, fileName } = useDocumented();
  const folder = folderOf(fileName);
  const mallEntry = mallEntryOf(fileName);
  if (!component && !documentation) {
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
        {documentation && <Status experimental={documentation.experimental} />}
        {folder && <code>@vermilion/design-system/{folder}</code>}
        {mallEntry && <code>@vermilion/mall-components/{mallEntry}</code>}
        {fileName && <Where fileName={fileName} folder={folder} />}
      </div>
      <FirstExample />
      {documentation && (
        <Guide
          docs={documentation}
          pictures={folder ? { component: pascal(folder) } : { guide: storiesOf(fileName) }}
        />
      )}
      {details && <Details of={details} />}
      <PropsOf component={component} documents={[documents].flat()} />
      <div className="docs-guide sb-unstyled">
        <h2>Examples</h2>
      </div>
      <Examples />
    </>
  );
}
