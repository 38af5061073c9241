import type { Meta, StoryObj } from '@storybook/react-vite';
import { brands } from '../brands/all';
import { contrastPairs } from '../tokens/contrast-pairs';
import { colorModes } from '../tokens/token-contract';
import { Guide, Section } from './guide';

const meta: Meta = {
  title: 'Guides/Accessibility',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
};
export default meta;

const looks = brands.length * colorModes.length;

/** Guarantees of the system, how they are tested, and what pages are responsible for. */
export const Page: StoryObj = {
  name: 'Accessibility',
  render: () => (
    <Guide
      title="Accessibility"
      lead="The aim is WCAG 2.2, level AA, in every brand, light and dark. It is part of a component being done, and a fault is a bug."
    >
      <Section
        title="What a component promises"
        points={[
          'It has a name and a role. Where a name cannot be guessed, as that of a dialog, the type asks for it.',
          'Everything works by keyboard, as the WAI-ARIA Authoring Practices describe; each page lists the keys.',
          'The focus can be seen, never gets lost, and comes back when something closes.',
          'Text has a contrast of at least 4.5, edges and drawings that carry meaning at least 3.',
          'A target measures at least 24 by 24 px.',
          'Nothing is told by colour alone, and nothing disappears when the device forces its colours.',
          'Nothing moves when the device asks for less motion.',
          'It reads from right to left as well as from left to right.',
        ]}
      />
      <Section
        title="How that is checked"
        points={[
          `${contrastPairs.length} pairs of colours are measured in each of ${looks} looks, from the tokens themselves.`,
          'Every component runs one list of rules: the server’s markup is valid HTML and is taken over without a warning, and axe finds nothing.',
          'Everything that opens runs another: a name, the focus in and back, Escape, a press beside it, and for a dialog the focus kept inside.',
          'Every story runs in a browser with all rules of axe, then is measured again in every brand and mode, in both directions of reading, with reduced motion and forced colours. A message on the console fails it.',
          'The keys of a component’s table are pressed in its tests.',
        ]}
      />
      <Section
        title="What no tool can tell"
        text={['A tool finds perhaps half of all faults. The rest takes people.']}
        points={[
          'Whether a name says what a thing does: a list of links named “More” passes every check.',
          'Whether the order of a page makes sense when it is heard.',
          'Whether an error says what to do.',
          'How a page feels with a screen reader, at 400 % zoom, or with one switch. Try it.',
        ]}
      />
      <Section
        title="What is left to the page"
        points={[
          'One h1, headings in order, landmarks, and a SkipLink as the first stop.',
          'Labels in the page’s language; the components bring no text of their own.',
          'lang on what is in another language: it chooses the letters, and the voice.',
          'Alternative text for pictures that say something, an empty one for those that do not.',
        ]}
      />
    </Guide>
  ),
};
