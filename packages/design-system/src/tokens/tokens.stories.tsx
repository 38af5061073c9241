import type { Meta, StoryObj } from '@storybook/react-vite';
import { vermilion } from '../brands/vermilion/tokens';
import { StarFilledIcon } from '../icon';
import { Heading } from '../heading';
import { Stack } from '../stack';
import { Text } from '../text';
import { contrastPairs } from './contrast-pairs';
import { contrastRatio } from './contrast';
import { fontSizes, spaces } from './token-contract';
import * as styles from './tokens-story.css';

const meta: Meta = { title: 'Design system/Tokens', parameters: { controls: { disable: true } } };
export default meta;
type Story = StoryObj;

const { color, space } = vermilion.tokens;

export const Colors: Story = {
  render: () => (
    <div className={styles.swatches}>
      {Object.entries(color).map(([name, value]) => (
        <div key={name} className={styles.swatch}>
          <div className={styles.chip} style={{ background: value }} />
          <Text size="xs" weight="medium">
            {name}
          </Text>
          <Text size="xs" color="subtle" tabular>
            {value}
          </Text>
        </div>
      ))}
    </div>
  ),
};

export const Contrast: Story = {
  render: () => (
    <div className={styles.swatches}>
      {contrastPairs.map(({ ink, ground, minimum }) => (
        <div key={`${ink} ${ground}`} className={styles.swatch}>
          <div className={styles.chip} style={{ background: color[ground], color: color[ink] }}>
            {minimum === 4.5 ? 'Aa 128' : <StarFilledIcon size="lg" />}
          </div>
          <Text size="xs" weight="medium">
            {ink} on {ground}
          </Text>
          <Text size="xs" color="subtle" tabular>
            {contrastRatio(color[ink], color[ground]).toFixed(2)} (at least {minimum})
          </Text>
        </div>
      ))}
    </div>
  ),
};

const samples = {
  en: 'Linen throw, washed, 140 × 200 cm',
  'zh-CN': '水洗亚麻毯子，柔软透气，140 × 200 厘米',
  th: 'ผ้าห่มลินิน ซักนุ่ม 140 × 200 ซม.',
  lo: 'ຜ້າຫົ່ມລິນິນ ຊັກແລ້ວ 140 × 200 ຊມ',
};

export const Type: Story = {
  render: () => (
    <Stack gap="lg">
      {fontSizes.map((size) => (
        <Stack key={size} gap="xxs">
          <Text size="xs" color="subtle">
            {size} · {vermilion.tokens.font.size[size]}
          </Text>
          {Object.entries(samples).map(([lang, sample]) => (
            <Text key={lang} lang={lang} size={size}>
              {sample}
            </Text>
          ))}
        </Stack>
      ))}
    </Stack>
  ),
};

export const Space: Story = {
  render: () => (
    <Stack gap="sm">
      <Heading level={2}>Space</Heading>
      {spaces.map((step) => (
        <div key={step} className={styles.row}>
          <Text size="xs" color="muted" className={styles.rowName}>
            {step} · {space[step]}
          </Text>
          <div className={styles.bar} style={{ width: space[step] }} />
        </div>
      ))}
    </Stack>
  ),
};
