import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../heading';
import { Stack } from '../stack';
import { Text } from '../text';
import { fontSizes, fontWeights } from '../tokens/token-contract';
import { themeOf } from './brand-theme';
import * as styles from './foundations.css';

const meta: Meta = {
  title: 'Foundations/Type',
  parameters: { controls: { disable: true } },
};
export default meta;
type Story = StoryObj;

const samples = {
  en: 'Linen throw, washed, 140 × 200 cm',
  'zh-CN': '水洗亚麻毯子，柔软透气，140 × 200 厘米',
  th: 'ผ้าห่มลินิน ซักนุ่ม 140 × 200 ซม.',
  lo: 'ຜ້າຫົ່ມລິນິນ ຊັກແລ້ວ 140 × 200 ຊມ',
};

/** Six sizes, four scripts; Thai and Lao have taller lines. */
export const Scale: Story = {
  render: (_args, { globals }) => (
    <Stack gap="lg">
      {fontSizes.map((size) => (
        <Stack key={size} gap="xxs">
          <Text size="xs" color="subtle">
            {size} · {themeOf(globals).tokens.font.size[size]}
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

/** Headings and prices may have their own font family; there are three weights. */
export const Families: Story = {
  render: (_args, { globals }) => {
    const { family, weight } = themeOf(globals).tokens.font;
    return (
      <Stack gap="lg">
        {Object.entries(samples).map(([lang, sample]) => (
          <Heading key={lang} level={2} size="xl" lang={lang}>
            {sample}
          </Heading>
        ))}
        <Text size="xl" className={styles.figures}>
          1,280.00
        </Text>
        {fontWeights.map((step) => (
          <Text key={step} weight={step}>
            {step} · {weight[step]} · {samples.en}
          </Text>
        ))}
        <div className={styles.table}>
          {Object.entries(family).map(([name, stack]) => [
            <Text key={name} weight="medium">
              {name}
            </Text>,
            <span key={stack} className={styles.code}>
              {stack}
            </span>,
          ])}
        </div>
      </Stack>
    );
  },
};
