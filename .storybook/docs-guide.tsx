import { Fragment } from 'react';
import type { ComponentDocs, KeyLine } from '../packages/design-system/src/docs/component-docs';
import type { PageDocs, StateLine } from '../packages/mall-components/src/docs/page-docs';
import { Pictures } from './docs-pictures';

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) =>
  lines.length > 0 && (
    <section>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );

/** A key combination: Shift + Tab. */
const Keys = ({ together }: { together: string }) =>
  together.split(' + ').map((key, index) => (
    <Fragment key={key}>
      {index > 0 && ' + '}
      <kbd>{key}</kbd>
    </Fragment>
  ));

const KeyTable = ({ lines }: { lines: readonly KeyLine[] }) => (
  <table>
    <thead>
      <tr>
        <th scope="col">Key</th>
        <th scope="col">What it does</th>
      </tr>
    </thead>
    <tbody>
      {lines.map(({ keys, does }) => (
        <tr key={keys.join() + does}>
          <td>
            <span className="docs-keys">
              {keys.map((key) => (
                <span key={key}>
                  <Keys together={key} />
                </span>
              ))}
            </span>
          </td>
          <td>{does}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const StateTable = ({ lines }: { lines: readonly StateLine[] }) => (
  <table>
    <thead>
      <tr>
        <th scope="col">State</th>
        <th scope="col">What it shows</th>
      </tr>
    </thead>
    <tbody>
      {lines.map(({ state, shows }) => (
        <tr key={state}>
          <td>{state}</td>
          <td>{shows}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

export interface GuideProps {
  docs: ComponentDocs & Partial<Pick<PageDocs, 'when' | 'states'>>;
  name?: string;
}

/** Usage of a component: when to use it and when not, states, keyboard, accessibility. */
export const Guide = ({ docs, name }: GuideProps) => (
  <div className="docs-guide sb-unstyled">
    <h2>How to use it</h2>
    <div className="docs-pair">
      {docs.when && <Lines title="When to use it" lines={docs.when} />}
      <Lines
        title="When to use something else"
        lines={docs.insteadOf.map(({ to, use }) => `To ${to}: ${use}.`)}
      />
    </div>
    {name && <Pictures of={name} />}
    <div className="docs-pair">
      <Lines title="Do" lines={docs.do} />
      <Lines title="Do not" lines={docs.dont} />
    </div>
    {docs.states && (
      <>
        <h3>States</h3>
        <StateTable lines={docs.states} />
      </>
    )}
    <h3>Keyboard</h3>
    {docs.pattern && <p>Pattern of the WAI-ARIA Authoring Practices: {docs.pattern}.</p>}
    {docs.keyboard === 'none' ? (
      <p>Nothing in it takes the focus.</p>
    ) : (
      <KeyTable lines={docs.keyboard} />
    )}
    <Lines title="Accessibility" lines={docs.accessibility} />
  </div>
);
