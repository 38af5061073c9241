import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card';
import { Grid } from '../grid';
import { Inline } from '../inline';
import { Stack } from '../stack';
import { Text } from '../text';
import { fontSizes } from '../tokens/token-contract';
import { Skeleton, skeletonShapes } from '.';
import { skeletonDocs } from './skeleton.docs';

const meta = {
  title: 'Design system/Feedback/Skeleton',
  component: Skeleton,
  parameters: { documentation: skeletonDocs },
  args: { shape: 'text', width: '1/2' },
  argTypes: {
    shape: { control: 'inline-radio', options: skeletonShapes },
    size: { control: 'inline-radio', options: fontSizes },
  },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Shapes: Story = {
  render: () => (
    <Inline gap="lg" align="start">
      <Skeleton style={{ width: 160, height: 40 }} />
      <Skeleton shape="card" ratio="4/3" style={{ width: 160 }} />
      <Skeleton shape="circle" style={{ width: 48 }} />
    </Inline>
  ),
};

/** Each line has the height of the text. */
export const Lines: Story = {
  render: () => (
    <Grid columns={2}>
      <div>
        {fontSizes.map((size) => (
          <Skeleton key={size} shape="text" size={size} width="3/4" />
        ))}
      </div>
      <div>
        {fontSizes.map((size) => (
          <Text key={size} asChild size={size}>
            <div>Clay mug</div>
          </Text>
        ))}
      </div>
    </Grid>
  ),
};

/** A placeholder of a goods card. */
export const GoodsCards: Story = {
  render: () => (
    <Grid columns={{ base: 2, md: 4 }} aria-busy="true">
      {[1, 2, 3, 4].map((key) => (
        <Card key={key} padding="none" clip>
          <Skeleton ratio="1/1" style={{ borderRadius: 0 }} />
          <Stack gap="xs" style={{ padding: 12 }}>
            <Stack gap="none">
              <Skeleton shape="text" size="sm" />
              <Skeleton shape="text" size="sm" width="3/4" />
            </Stack>
            <Skeleton shape="text" size="lg" width="1/2" />
          </Stack>
        </Card>
      ))}
    </Grid>
  ),
};

/** A placeholder of a long text: the last line is shorter. */
export const LongText: Story = {
  render: () => (
    <div aria-busy="true" style={{ maxWidth: 480 }}>
      {[1, 2, 3, 4, 5].map((line) => (
        <Skeleton key={line} shape="text" />
      ))}
      <Skeleton shape="text" width="1/3" />
    </div>
  ),
};

/** The last line is shorter, aligned at the inline start. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Stack gap="none" aria-busy="true">
      <Skeleton shape="text" />
      <Skeleton shape="text" />
      <Skeleton shape="text" width="1/3" />
    </Stack>
  ),
};
