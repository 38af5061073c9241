import { Controls, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import type { ComponentDocs, KeyLine } from '../packages/design-system/src/docs/component-docs';

/** The documentation that a story file gives under `parameters.documentation`. */
function useDocumentation(): ComponentDocs | undefined {
  const { preparedMeta } = useOf('meta', ['meta']);
  return preparedMeta.parameters.documentation;
}

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) =>
  lines.length > 0 && (
    <>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );

const Keys = ({ lines }: { lines: readonly KeyLine[] }) => (
  <table>
    <thead>
      <tr>
        <th scope="col">Key</th>
        <th scope="col">What it does</th>
      </tr>
    </thead>
    <tbody>
      {lines.map(({ keys, does }) => (
        <tr key={keys.join()}>
          <td>
            {keys.map((key, index) => (
              <span key={key}>
                {index > 0 && ', '}
                <kbd>{key}</kbd>
              </span>
            ))}
          </td>
          <td>{does}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Guide = ({ docs }: { docs: ComponentDocs }) => (
  <>
    <Lines
      title="When to use something else"
      lines={docs.insteadOf.map(({ to, use }) => `To ${to}: ${use}.`)}
    />
    <Lines title="Do" lines={docs.do} />
    <Lines title="Do not" lines={docs.dont} />
    <h3>Keyboard</h3>
    {docs.pattern && <p>Follows the {docs.pattern} pattern of the WAI-ARIA Authoring Practices.</p>}
    {docs.keyboard === 'none' ? (
      <p>Nothing in it takes the focus.</p>
    ) : (
      <Keys lines={docs.keyboard} />
    )}
    <Lines title="Accessibility" lines={docs.accessibility} />
  </>
);

/** The page of a component: what it is, its props to play with, how to use it, every state. */
export function DocsPage() {
  const docs = useDocumentation();
  return (
    <>
      <Title />
      {docs && <p>{docs.what}</p>}
      <Primary />
      <Controls />
      {docs && <Guide docs={docs} />}
      <Stories title="Examples" includePrimary={false} />
    </>
  );
}
