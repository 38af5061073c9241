import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../grid';
import { LinkBase } from '../link';
import { Stack } from '../stack';
import { Text } from '../text';
import { Card, cardPaddings, cardVariants } from '.';
import { cardDocs } from './card.docs';

const meta = {
  title: 'Design system/Layout/Card',
  component: Card,
  parameters: { documentation: cardDocs },
  args: { children: 'Harbour Kitchenware' },
  argTypes: {
    variant: { control: 'inline-radio', options: cardVariants },
    padding: { control: 'inline-radio', options: cardPaddings },
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: () => (
    <Grid columns={{ base: 1, md: 3 }}>
      {cardVariants.map((variant) => (
        <Card key={variant} variant={variant}>
          <Text>{variant}</Text>
        </Card>
      ))}
      <Card interactive>
        <Text>interactive</Text>
      </Card>
    </Grid>
  ),
};

export const Paddings: Story = {
  render: () => (
    <Stack gap="md" align="start">
      {cardPaddings.map((padding) => (
        <Card key={padding} padding={padding}>
          {padding}
        </Card>
      ))}
    </Stack>
  ),
};

/** A card with one link; the image extends to the edges. */
export const LeadsSomewhere: Story = {
  render: () => (
    <Card interactive clip padding="none" style={{ maxWidth: 220 }}>
      <div style={{ height: 120, background: 'var(--vm-color-picture)' }} />
      <Stack gap="xxs" style={{ padding: 12 }}>
        <LinkBase href="#mug">Hand-thrown stoneware mug</LinkBase>
        <Text color="price" weight="bold">
          $12.80
        </Text>
      </Stack>
    </Card>
  ),
};

export const LongText: Story = {
  args: {
    style: { maxWidth: 200 },
    children: 'Rechtsschutzversicherungsgesellschaften and everything else that a name may hold',
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { lang: 'ar', children: 'متجر الميناء لأدوات المطبخ' },
};
