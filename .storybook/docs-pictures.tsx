import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { Example } from '../packages/design-system/src/foundations/pictures/picture';
import { pictures } from '../packages/design-system/src/foundations/pictures/pictures';
import { chosenGlobals } from './chosen-globals';

const verdicts = { do: 'Do', dont: 'Do not' } as const;

interface DrawnProps {
  verdict: keyof typeof verdicts;
  example: Example;
  /** Of the toolbar; the page around is English. */
  direction: string;
}

/** The component for display only: inert, since incorrect examples must not be focusable or announced. */
const Drawn = ({ verdict, example, direction }: DrawnProps) => (
  <figure data-verdict={verdict}>
    <div className="docs-picture" dir={direction} inert>
      {example.picture}
    </div>
    <figcaption>
      <strong>{verdicts[verdict]}</strong>
      <span>{example.caption}</span>
    </figcaption>
  </figure>
);

/** Correct and incorrect use side by side; nothing if there are no images. */
export function Pictures({ of }: { of: string }) {
  const { direction } = chosenGlobals(useContext(DocsContext));
  const picture = pictures[of];
  if (!picture) return null;
  return (
    <div className="docs-pictures sb-unstyled">
      <Drawn verdict="do" example={picture.do} direction={direction} />
      <Drawn verdict="dont" example={picture.dont} direction={direction} />
    </div>
  );
}
