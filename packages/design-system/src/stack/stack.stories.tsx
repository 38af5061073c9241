import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button';
import { Card } from '../card';
import { Inline } from '../inline';
import { Text } from '../text';
import { TextField } from '../text-field';
import { spaces } from '../tokens';
import { Stack } from '.';
import { stackDocs } from './stack.docs';

const boxes = ['One', 'Two', 'Three'].map((name) => (
  <Card key={name} padding="md">
    {name}
  </Card>
));

const meta = {
  title: 'Design system/Layout/Stack',
  component: Stack,
  parameters: { documentation: stackDocs },
  args: { children: boxes },
  argTypes: { gap: { control: 'select', options: spaces } },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const StackOfThree: Story = { args: { gap: 'md' } };

export const Gaps: Story = {
  render: () => (
    <Inline gap="lg" align="start">
      {spaces.map((gap) => (
        <Stack key={gap} gap={gap}>
          <Text size="xs">{gap}</Text>
          {boxes}
        </Stack>
      ))}
    </Inline>
  ),
};

export const Aligned: Story = {
  render: (args) => (
    <Stack gap="lg">
      {(['start', 'center', 'end', 'stretch'] as const).map((align) => (
        <Stack {...args} key={align} align={align} gap="xs" />
      ))}
    </Stack>
  ),
};

export const AsAForm: Story = {
  render: () => (
    <Stack asChild gap="md">
      <form aria-label="Address">
        <TextField label="Recipient" />
        <TextField label="Street" />
        <Button variant="primary" type="submit">
          Save
        </Button>
      </form>
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    style: { maxWidth: 240 },
    children: [
      <Text key="long">Rechtsschutzversicherungsgesellschaftsangestellte</Text>,
      <Text key="more">A sentence that is as long as the column is narrow, and goes on.</Text>,
    ],
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { align: 'start', lang: 'ar', children: <Card padding="md">كوب من الفخار</Card> },
};
