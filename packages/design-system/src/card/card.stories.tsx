import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../grid';
import { Text } from '../text';
import { Card, cardVariants } from '.';

const meta = { title: 'Design system/Layout/Card', component: Card } satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

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
