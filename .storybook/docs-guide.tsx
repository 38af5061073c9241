import { Fragment, type ReactNode } from 'react';
import type { ComponentDocs, KeyLine } from '../packages/design-system/src/docs/component-docs';
import type { PageDocs, StateLine } from '../packages/mall-components/src/docs/page-docs';
import { Pictures, type PicturesProps } from './docs-pictures';

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

interface PairTableProps {
  columns: readonly [string, string];
  rows: readonly (readonly [ReactNode, string])[];
}

const PairTable = ({ columns, rows }: PairTableProps) => (
  <table>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([first, second], index) => (
        <tr key={index}>
          <td>{first}</td>
          <td>{second}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Keys with the same effect. */
const KeyList = ({ keys }: Pick<KeyLine, 'keys'>) => (
  <span className="docs-keys">
    {keys.map((key) => (
      <span key={key}>
        <Keys together={key} />
      </span>
    ))}
  </span>
);

const KeyTable = ({ lines }: { lines: readonly KeyLine[] }) => (
  <PairTable
    columns={['Key', 'What it does']}
    rows={lines.map(({ keys, does }) => [<KeyList key={does} keys={keys} />, does])}
  />
);

const StateTable = ({ lines }: { lines: readonly StateLine[] }) => (
  <PairTable
    columns={['State', 'What it shows']}
    rows={lines.map(({ state, shows }) => [state, shows])}
  />
);

export interface GuideProps {
  docs: ComponentDocs & Partial<Pick<PageDocs, 'when' | 'states'>>;
  pictures: PicturesProps;
}

/** Usage of a component: when to use it and when not, states, keyboard, accessibility. */
export const Guide = ({ docs, pictures }: GuideProps) => (
  <div className="docs-guide sb-unstyled">
    <h2>How to use it</h2>
    <div className="docs-pair">
      {docs.when && <Lines title="When to use it" lines={docs.when} />}
      <Lines
        title="When to use something else"
        lines={docs.insteadOf.map(({ to, use }) => `To ${to}: ${use}.`)}
      />
    </div>
    <Pictures {...pictures} />
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
