import type { Example } from '../packages/design-system/src/foundations/pictures/picture';
import { pictures } from '../packages/design-system/src/foundations/pictures/pictures';

const verdicts = { do: 'Do', dont: 'Do not' } as const;

/** The component for display only: inert, since incorrect examples must not be focusable or announced. */
const Drawn = ({ verdict, example }: { verdict: keyof typeof verdicts; example: Example }) => (
  <figure data-verdict={verdict}>
    <div className="docs-picture" inert>
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
  const picture = pictures[of];
  if (!picture) return null;
  return (
    <div className="docs-pictures sb-unstyled">
      <Drawn verdict="do" example={picture.do} />
      <Drawn verdict="dont" example={picture.dont} />
    </div>
  );
}
