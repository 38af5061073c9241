import { Heading } from '@vermilion/design-system/heading';
import { Stack } from '@vermilion/design-system/stack';
import { Text } from '@vermilion/design-system/text';

export const Example = () => (
  <Stack gap="md">
    <Heading level={2}>Delivery</Heading>
    <Text>Two to four working days.</Text>
  </Stack>
);
