import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../heading';
import { StarFilledIcon } from '../icon';
import { Stack } from '../stack';
import { Text } from '../text';
import { contrastOf, contrastPairs } from '../tokens/contrast-pairs';
import type { ColorTokens } from '../tokens/token-contract';
import { tones } from '../tokens/token-contract';
import { themeOf } from './brand-theme';
import * as styles from './foundations.css';
import { Swatch } from './swatch';

const meta: Meta = {
  title: 'Foundations/Colour',
  parameters: { controls: { disable: true } },
};
export default meta;
type Story = StoryObj;

const families: Record<string, (name: string) => boolean> = {
  ...Object.fromEntries(tones.map((tone) => [tone, (name: string) => name.startsWith(tone)])),
  Text: (name) => /^(text|link|price)/.test(name),
  Grounds: (name) => /^(ground|surface|tint|overlay|skeleton|disabled)/.test(name),
  Inverse: (name) => name.startsWith('inverse'),
  'Lines and focus': (name) => /^(border|focus)/.test(name),
  'Pictures and rating': (name) => /^(rating|picture)/.test(name),
};

/** Every colour of the selected brand and mode, with its lowest contrast ratio. */
export const Colors: Story = {
  render: (_args, { globals }) => {
    const { color } = themeOf(globals).tokens;
    // The contract's own keys
    const names = Object.keys(color) as (keyof ColorTokens)[];
    return (
      <div className={styles.page}>
        {Object.entries(families).map(([title, belongs]) => (
          <Stack key={title} gap="md">
            <Heading level={2}>{title}</Heading>
            <div className={styles.swatches}>
              {names.filter(belongs).map((name) => (
                <Swatch key={name} name={name} colors={color} />
              ))}
            </div>
          </Stack>
        ))}
      </div>
    );
  },
};

/** Every tested pair as rendered. */
export const Contrast: Story = {
  render: (_args, { globals }) => {
    const { color } = themeOf(globals).tokens;
    return (
      <div className={styles.swatches}>
        {contrastPairs.map((pair) => (
          <div key={Object.values(pair).join()} className={styles.swatch}>
            <div className={styles.chip} style={{ background: color[pair.over ?? 'surface'] }}>
              <div
                className={styles.sample}
                style={{ background: color[pair.ground], color: color[pair.ink] }}
              >
                {pair.minimum === 4.5 ? 'Aa 128' : <StarFilledIcon size="lg" />}
              </div>
            </div>
            <Text size="xs" weight="medium">
              {pair.ink} on {pair.ground} {pair.over && `over ${pair.over}`}
            </Text>
            <Text size="xs" color="subtle" tabular>
              {contrastOf(color, pair).toFixed(2)} (at least {pair.minimum})
            </Text>
          </div>
        ))}
      </div>
    );
  },
};
