import { Card } from '@vermilion/design-system/card';
import { Heading } from '@vermilion/design-system/heading';
import { Text } from '@vermilion/design-system/text';

export const Example = () => (
  <Card variant="outlined" padding="md">
    <Heading level={3}>Harbour Kitchenware</Heading>
    <Text color="muted">128 goods</Text>
  </Card>
);
