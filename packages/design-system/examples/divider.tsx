import { Divider } from '@vermilion/design-system/divider';
import { Stack } from '@vermilion/design-system/stack';
import { Text } from '@vermilion/design-system/text';

export const Example = () => (
  <Stack gap="md">
    <Text>Delivered to 12 Lane Xang Avenue</Text>
    <Divider />
    <Text>Paid by card</Text>
  </Stack>
);
