import type { Example } from '../packages/design-system/src/foundations/pictures/picture';
import { pictures } from '../packages/design-system/src/foundations/pictures/pictures';

const verdicts = { do: 'Do', dont: 'Do not' } as const;

/** The component itself, to be looked at only: what is drawn badly must not be met by Tab or read out. */
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

/** The component used well and badly, side by side; nothing where it cannot be seen in a picture. */
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
