import type { Meta, StoryObj } from '@storybook/react-vite';
import { Guide, Section } from './guide';

const meta: Meta = {
  title: 'Guides/A brand of your own',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
};
export default meta;

const seed = `import { writeFileSync } from 'node:fs';
import { brandCss, createBrand } from '@vermilion/design-system/brands';

const plum = createBrand({
  name: 'plum',       // the value of data-brand
  accent: '#7b2d8b',  // what acts: primary buttons, the current item
  ink: '#2a1530',     // text; tints greys and lines
  radius: 20,         // of buttons and fields, in px
  rhythm: 10,         // the step of distance: 6 compact, 8 regular, 10 airy
  fonts: ['Verdana'], // Latin; Chinese, Thai and Lao families are added
});
writeFileSync('plum.css', brandCss(plum));`;

const page = `<html data-brand="plum" data-color-mode="system">
  <head>
    <link rel="stylesheet" href="/styles.css" />
    <link rel="stylesheet" href="/plum.css" />
  </head>
</html>`;

/** Two ways to create a brand, and important decisions. */
export const Page: StoryObj = {
  name: 'A brand of your own',
  render: () => (
    <Guide
      title="A brand of your own"
      lead="A brand is a set of values. No component knows in which brand it stands, so nothing is overridden and nothing is forked."
    >
      <Section
        title="Within the hour: six decisions"
        text={[
          'createBrand derives every other value from six decisions, and moves colours lighter or darker until each contrast pair holds, in light and in dark.',
        ]}
        code={seed}
      />
      <Section
        title="Put it on the page"
        text={[
          'Load the file after the stylesheet of the package and name the brand on the page. Any area may have another brand: ThemeArea gives it one, and what opens from it (dialogs, menus, messages) keeps it.',
        ]}
        code={page}
      />
      <Section
        title="Value by value"
        text={['When a designer has decided every value, the brand is a folder in the package.']}
        inOrder
        points={[
          'Copy the folder brands/kontor and rename its export.',
          'Fill in tokens.ts (space, size, radius, border, links, motion), font.ts (letters), light.ts and dark.ts (colours and shadows). A missing token does not compile.',
          'Write colours as #rrggbb, translucent ones as rgb(r g b / a): anything else cannot be measured.',
          'Add the brand to brands/all.ts. Its contrast is tested from then on, and this Storybook shows and measures every story in it.',
        ]}
      />
      <Section
        title="Decide with care"
        points={[
          'The accent acts, critical warns. They differ even where both are red.',
          'Letters on a fill must hold on its hover and pressed shades too. In the dark, a bright fill with dark letters often reads better.',
          'In the dark, what floats is lighter: shadows hardly show there.',
          'A target is never under 24 px, however compact the brand.',
          'Keep the smallest radius small: it shapes checkboxes, which must not look like radio buttons.',
          'End every stack of fonts in families for all scripts: a page in one script shows names in others.',
        ]}
      />
      <Section
        title="See whether it holds"
        text={[
          'BrandTheme at Foundations, Brands: the same corner of a shop in every brand and mode. Then go through Foundations, Colour: each swatch tells its tightest contrast.',
        ]}
      />
    </Guide>
  ),
};
