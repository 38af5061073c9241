/// <reference types="vite/client" />
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brandCss } from '../brands/brand-css';
import { contrastProblems } from '../design-tokens';
import { ThemeArea } from '../theme-provider';
import * as styles from './foundations.css';
import { Guide, Section } from './guide';
import { lagoon } from './lagoon';
import source from './lagoon.ts?raw';
import { Mood } from './mood';
import { Sampler } from './sampler';
import { arabic } from './sampler-texts';

const meta: Meta = {
  title: 'Guides/A brand from a picture',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
};
export default meta;
type Story = StoryObj;

const stylesheet = <style>{brandCss(lagoon)}</style>;

const looks = [
  { label: 'lagoon, light', colorMode: 'light', locale: 'en' },
  { label: 'lagoon, dark', colorMode: 'dark', locale: 'en' },
  { label: 'lagoon, light, in Arabic', colorMode: 'light', locale: 'ar' },
  { label: 'lagoon, dark, in Arabic', colorMode: 'dark', locale: 'ar' },
] as const;

const Looks = () => (
  <div className={styles.looks}>
    {stylesheet}
    {looks.map(({ label, ...theme }) => (
      <ThemeArea key={label} asChild brand="lagoon" {...theme}>
        <section className={styles.look} aria-label={label}>
          <Sampler texts={theme.locale === 'ar' ? arabic : undefined} />
        </section>
      </ThemeArea>
    ))}
  </div>
);

/** From a mood image to a brand in ten minutes. */
export const Page: Story = {
  name: 'A brand from a picture',
  render: () => (
    <>
      <Guide
        title="A brand from a picture"
        lead="A designer brings a picture of a mood, and nothing else is decided yet. Ten minutes later there is a brand to click through, in light and dark, from left to right and from right to left."
      >
        <Mood />
        <Section
          title="Six looks at the picture"
          inOrder
          points={[
            'Accent: the colour that the eye goes to and that is there more than once. Here the water, #0f7786. It need not be right for text: createBrand darkens or lightens it where it has to.',
            'Ink: the darkest colour. Here the hills, #12303f. It tints text, lines and shadows.',
            'Corners: the shapes. Pebbles make pills of buttons, sails make soft cards. One number does for all, or one for each kind of thing.',
            'Rhythm: how close things stand. Calm water asks for 9 px, between regular (8) and airy (10).',
            'Letters: families that a system has, best first. Families of all other scripts are added.',
            'Tones: colours with a meaning that the picture has an own shade for. The sun is a caution; what is left out is as usual.',
          ]}
        />
        <Section title="Write it down" code={source.slice(source.indexOf('/**'))} />
        <Section
          title="Check it"
          text={[
            'contrastProblems from the design-tokens entry lists every pair of colours that is too weak, in light and in dark. For a brand from createBrand the list is empty, whatever the picture was.',
          ]}
        />
        <Section
          title="Look at it"
          text={[
            'Four areas of one page. Each has the brand by ThemeArea; the direction follows from the language.',
          ]}
        />
      </Guide>
      <Looks />
    </>
  ),
  play: async () => {
    await expect(contrastProblems(lagoon)).toEqual([]);
  },
};

/** The brand alone, as it is pictured: light and dark, from left to right and from right to left. */
export const Lagoon: Story = {
  render: () => <Looks />,
  play: async ({ canvas }) => {
    const area = canvas.getByRole('region', { name: 'lagoon, dark, in Arabic' });
    const { direction, fontFamily, lineHeight, fontSize } = getComputedStyle(area);
    await expect(direction).toBe('rtl');
    await expect(fontFamily).toMatch(/^"SF Arabic"/);
    await expect(parseFloat(lineHeight) / parseFloat(fontSize)).toBeCloseTo(1.7, 2);
    const latin = canvas.getByRole('region', { name: 'lagoon, light' });
    await expect(getComputedStyle(latin).fontFamily).toMatch(/^Optima/);
  },
};
