import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '../container';
import { Grid } from '../grid';
import { Link } from '../link';
import { Stack } from '../stack';
import { Text } from '../text';
import { Surface, surfaceElevations, surfaceTones } from '.';
import { surfaceDocs } from './surface.docs';

const meta = {
  title: 'Design system/Layout/Surface',
  component: Surface,
  parameters: { documentation: surfaceDocs },
  args: { children: 'Free delivery from $39', style: { padding: 24 } },
  argTypes: {
    elevation: { control: 'select', options: surfaceElevations },
    tone: { control: 'select', options: surfaceTones },
  },
} satisfies Meta<typeof Surface>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Elevations: Story = {
  render: (args) => (
    <Grid columns={{ base: 1, sm: 2, lg: 5 }} gap="xl">
      {surfaceElevations.map((elevation) => (
        <Surface {...args} key={elevation} elevation={elevation}>
          {elevation}
        </Surface>
      ))}
    </Grid>
  ),
};

export const Tones: Story = {
  render: (args) => (
    <Stack gap="sm">
      {surfaceTones.map((tone) => (
        <Surface {...args} key={tone} tone={tone}>
          <Text weight="medium">{tone}</Text> with{' '}
          <Link href="#terms" style={{ color: 'inherit' }}>
            a link
          </Link>{' '}
          on it
        </Surface>
      ))}
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    tone: 'caution',
    children:
      'Orders that are placed between the evening of the 24th and the morning of the 2nd leave the warehouse on the first working day after it, in the order in which they came in.',
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { tone: 'inverse', lang: 'ar', children: 'توصيل مجاني للطلبات التي تتجاوز ٣٩ دولارًا' },
};

/** A full-width band, with its content in the page column. */
export const BandOfAPage: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Surface asChild tone="inverse">
      <section aria-label="Promises" style={{ paddingBlock: 24 }}>
        <Container>
          <Text>Paid safely, sent within a day, returned within seven.</Text>
        </Container>
      </section>
    </Surface>
  ),
};
