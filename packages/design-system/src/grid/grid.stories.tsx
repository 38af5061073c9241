import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card';
import { Container } from '../container';
import { Text } from '../text';
import { Grid } from '.';
import { gridDocs } from './grid.docs';

const boxes = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <Card key={index} padding="md">
      <Text size="sm" color="muted">
        {index + 1}
      </Text>
    </Card>
  ));

const meta = {
  title: 'Design system/Layout/Grid',
  component: Grid,
  parameters: { documentation: gridDocs },
  args: { columns: 3, children: boxes(6) },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** From two columns on a phone to six on a wide screen. */
export const GoodsGrid: Story = {
  render: () => (
    <Container>
      <Grid columns={{ base: 2, sm: 3, md: 4, lg: 5, xl: 6 }}>{boxes(12)}</Grid>
    </Container>
  ),
};

export const AsAList: Story = {
  render: () => (
    <Grid asChild columns={{ base: 1, sm: 3 }} gap="sm">
      <ul aria-label="Goods">
        {['Mug', 'Plate', 'Lamp'].map((name) => (
          <Card key={name} asChild padding="md">
            <li>{name}</li>
          </Card>
        ))}
      </ul>
    </Grid>
  ),
};

/** A long word does not widen its column. */
export const LongText: Story = {
  args: {
    columns: 3,
    style: { maxWidth: 320 },
    children: [
      <Card key="a" padding="sm">
        Rechtsschutzversicherungsgesellschaften
      </Card>,
      ...boxes(2),
    ],
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    lang: 'ar',
    children: ['أكواب', 'أطباق', 'مصابيح', 'كتب'].map((name) => (
      <Card key={name} padding="md">
        {name}
      </Card>
    )),
  },
};
