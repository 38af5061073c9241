import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card';
import { Container } from '../container';
import { Divider } from '../divider';
import { Grid } from '../grid';
import { Inline } from '../inline';
import { Text } from '../text';
import { Stack } from '.';

const meta = { title: 'Design system/Layout', component: Stack } satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

const boxes = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <Card key={index} padding="md">
      <Text size="sm" color="muted">
        {index + 1}
      </Text>
    </Card>
  ));

export const StackOfThree: Story = { render: () => <Stack gap="md">{boxes(3)}</Stack> };

export const InlineWrapping: Story = { render: () => <Inline gap="sm">{boxes(24)}</Inline> };

export const GoodsGrid: Story = {
  render: () => (
    <Container>
      <Grid columns={{ base: 2, sm: 3, md: 4, lg: 5, xl: 6 }}>{boxes(12)}</Grid>
    </Container>
  ),
};

export const Dividers: Story = {
  render: () => (
    <Stack gap="md">
      <Text>Above</Text>
      <Divider />
      <Inline gap="sm">
        <Text>Left</Text>
        <Divider orientation="vertical" />
        <Text>Right</Text>
      </Inline>
    </Stack>
  ),
};
