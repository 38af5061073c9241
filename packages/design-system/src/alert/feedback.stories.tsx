import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button';
import { Card } from '../card';
import { EmptyState } from '../empty-state';
import { Grid } from '../grid';
import { BagIcon } from '../icon';
import { Inline } from '../inline';
import { ProgressBar, progressTones } from '../progress-bar';
import { Rating, ratingSizes } from '../rating';
import { RouteProgress } from '../route-progress';
import { Skeleton } from '../skeleton';
import { Spinner, spinnerSizes } from '../spinner';
import { Stack } from '../stack';
import { Text } from '../text';
import { Alert, alertTones } from '.';

const meta = {
  title: 'Design system/Feedback/States',
  component: Alert,
  args: { children: 'Two lines in your cart are sold out.' },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alerts: Story = {
  render: (args) => (
    <Stack gap="md">
      {alertTones.map((tone) => (
        <Alert key={tone} {...args} tone={tone} />
      ))}
      <Alert
        tone="critical"
        title="The payment did not go through"
        action={
          <Button size="sm" variant="secondary">
            Pay again
          </Button>
        }
      >
        Your bank refused it. Nothing was charged.
      </Alert>
    </Stack>
  ),
};

/** A goods card to be: the same shape as the card that comes. */
export const Skeletons: Story = {
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

export const Progress: Story = {
  render: () => (
    <Stack gap="lg">
      {progressTones.map((tone, index) => (
        <ProgressBar key={tone} label="Upload" tone={tone} value={35 + index * 25} />
      ))}
      <ProgressBar label="Looking for the parcel" />
      <Inline gap="lg">
        {spinnerSizes.map((size) => (
          <Spinner key={size} size={size} label="Loading" />
        ))}
      </Inline>
    </Stack>
  ),
};

export const RouteOnItsWay: Story = {
  render: () => <RouteProgress active label="Loading page" delay={0} />,
};

export const Ratings: Story = {
  render: () => (
    <Stack gap="md">
      {[5, 4.6, 3.5, 0].map((value) => (
        <Inline key={value} gap="md">
          {ratingSizes.map((size) => (
            <Rating key={size} size={size} value={value} label={`${value} out of 5 stars`} />
          ))}
          <Text size="sm" color="muted" tabular>
            {value.toFixed(1)}
          </Text>
        </Inline>
      ))}
    </Stack>
  ),
};

export const Empty: Story = {
  render: () => (
    <EmptyState
      illustration={<BagIcon style={{ width: 96, height: 96, margin: '0 auto' }} strokeWidth={1} />}
      action={<Button variant="soft">Look at what is new</Button>}
    >
      Your cart is empty. What you add waits here until you pay.
    </EmptyState>
  ),
};
