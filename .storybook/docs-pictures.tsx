import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { Example, Picture } from '../packages/design-system/src/foundations/pictures/picture';
import { pictures as ofComponents } from '../packages/design-system/src/foundations/pictures/pictures';
import { pictures as ofPages } from '../packages/mall-components/src/docs/pictures/pictures';
import { chosenGlobals } from './chosen-globals';
import { Setting, type SettingProps } from './setting';

const verdicts = { do: 'Do', dont: 'Do not' } as const;

interface DrawnProps {
  verdict: keyof typeof verdicts;
  example: Example;
  /** Of the toolbar; the page around is English. */
  setting: SettingProps;
}

/** The component for display only: inert, since incorrect examples must not be focusable or announced. */
const Drawn = ({ verdict, example, setting }: DrawnProps) => (
  <figure data-verdict={verdict}>
    <div className="docs-picture" inert>
      <Setting inDocs {...setting}>
        {example.picture}
      </Setting>
    </div>
    <figcaption>
      <strong>{verdicts[verdict]}</strong>
      <span>{example.caption}</span>
    </figcaption>
  </figure>
);

export interface PicturesProps {
  /** Component of the design system. */
  component?: string;
  /** File of a guide of the mall. */
  guide?: string;
}

/** Correct and incorrect use side by side; nothing if there are no images. */
export function Pictures({ component, guide }: PicturesProps) {
  const setting = chosenGlobals(useContext(DocsContext));
  const picture: Picture | undefined =
    (component && ofComponents[component]) || (guide && ofPages[guide]) || undefined;
  if (!picture) return null;
  return (
    <div className="docs-pictures sb-unstyled">
      <Drawn verdict="do" example={picture.do} setting={setting} />
      <Drawn verdict="dont" example={picture.dont} setting={setting} />
    </div>
  );
}
