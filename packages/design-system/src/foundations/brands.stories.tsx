import type { Meta, StoryObj } from '@storybook/react-vite';
import { brandCss, createBrand } from '../brands';
import { brands } from '../brands/all';
import { ThemeArea } from '../theme-provider';
import { colorModes } from '../tokens/token-contract';
import * as styles from './foundations.css';
import { Sampler } from './sampler';

const meta: Meta = {
  title: 'Foundations/Brands',
  parameters: { controls: { disable: true } },
};
export default meta;
type Story = StoryObj;

const inModes = (brand: string) =>
  colorModes.map((mode) => (
    <ThemeArea key={brand + mode} asChild brand={brand} colorMode={mode}>
      <section className={styles.look} aria-label={`${brand}, ${mode}`}>
        <Sampler />
      </section>
    </ThemeArea>
  ));

/** The same elements in every brand and mode: only tokens differ. */
export const SideBySide: Story = {
  render: () => <div className={styles.looks}>{brands.map(({ name }) => inModes(name))}</div>,
};

const plum = createBrand({
  name: 'plum',
  accent: '#7b2d8b',
  ink: '#2a1530',
  radius: 20,
  rhythm: 10,
  fonts: ['Verdana', '"DejaVu Sans"'],
});

/** A third brand from six values: `createBrand` derives the rest. */
export const ThirdBrand: Story = {
  render: () => (
    <div className={styles.looks}>
      <style>{brandCss(plum)}</style>
      {inModes(plum.name)}
    </div>
  ),
};
