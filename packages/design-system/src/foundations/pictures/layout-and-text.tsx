import { Button } from '../../button';
import { Card } from '../../card';
import { Divider } from '../../divider';
import { Grid } from '../../grid';
import { Heading } from '../../heading';
import { Inline } from '../../inline';
import { Stack } from '../../stack';
import { Surface } from '../../surface';
import { Text } from '../../text';
import { Truncate } from '../../truncate';
import { columnWidth, compare, type Pictures } from './picture';

const NAME = 'Reading lamp in brushed brass with a stepless dimmer and a weighted foot';
const cells = ['Kettle', 'Throw', 'Lamp', 'Mug'];

export const layoutAndText: Pictures = {
  Card: compare(
    <Card>
      <Stack gap="xxs">
        <Text weight="medium">Linen throw</Text>
        <Text color="muted">Washed, 140 × 200 cm</Text>
      </Stack>
    </Card>,
    'A card holds one thing.',
    <Card>
      <Card>
        <Card>
          <Text weight="medium">Linen throw</Text>
        </Card>
      </Card>
    </Card>,
    'Cards in cards are edges without a meaning.',
  ),
  Divider: compare(
    <Stack gap="sm" style={columnWidth}>
      <Text>Goods</Text>
      <Divider />
      <Text weight="bold">Total</Text>
    </Stack>,
    'A line where a sum begins.',
    <Stack gap="sm" style={columnWidth}>
      {cells.map((cell) => (
        <Stack key={cell} gap="sm">
          <Text>{cell}</Text>
          <Divider />
        </Stack>
      ))}
    </Stack>,
    'A line after everything divides nothing.',
  ),
  Grid: compare(
    <Grid columns={2} gap="sm">
      {cells.map((cell) => (
        <Card key={cell}>{cell}</Card>
      ))}
    </Grid>,
    'Things of one kind, on the same columns.',
    <Grid columns={2} gap="none">
      {cells.map((cell) => (
        <Card key={cell}>{cell}</Card>
      ))}
    </Grid>,
    'Without a gap the edges run into one another.',
  ),
  Inline: compare(
    <Inline gap="sm">
      <Button variant="primary">Save</Button>
      <Button>Cancel</Button>
    </Inline>,
    'What belongs together stands close, and wraps when it must.',
    <Inline gap="xxl" nowrap>
      <Button variant="primary">Save</Button>
      <Button>Cancel</Button>
    </Inline>,
    'Far apart, two answers to one question look like two questions.',
  ),
  Stack: compare(
    <Stack gap="lg">
      <Stack gap="xxs">
        <Text weight="medium">Linen throw</Text>
        <Text color="muted">Washed</Text>
      </Stack>
      <Stack gap="xxs">
        <Text weight="medium">Enamel kettle</Text>
        <Text color="muted">Two litres</Text>
      </Stack>
    </Stack>,
    'Less space within a group than between groups.',
    <Stack gap="sm">
      <Text weight="medium">Linen throw</Text>
      <Text color="muted">Washed</Text>
      <Text weight="medium">Enamel kettle</Text>
      <Text color="muted">Two litres</Text>
    </Stack>,
    'The same space everywhere leaves the grouping to the reader.',
  ),
  Surface: compare(
    <Surface tone="neutral" style={{ padding: 16 }}>
      <Text>A filter over a list</Text>
    </Surface>,
    'A quiet ground for what serves the rest.',
    <Surface elevation="overlay" style={{ padding: 16 }}>
      <Text>A filter over a list</Text>
    </Surface>,
    'A shadow says that it floats and can be closed.',
  ),
  Heading: compare(
    <Stack gap="xs">
      <Heading level={2} size="lg">
        Delivery
      </Heading>
      <Text>It arrives in three days.</Text>
    </Stack>,
    'It names what is below it.',
    <Stack gap="xs">
      <Heading level={2} size="xxl">
        It arrives in three days!
      </Heading>
    </Stack>,
    'A large sentence is no heading; use Text.',
  ),
  Text: compare(
    <Stack gap="xxs">
      <Text>Sent today when ordered before noon.</Text>
      <Text size="xs" color="muted">
        Working days only
      </Text>
    </Stack>,
    'What matters less steps back by size and tone.',
    <Text size="xs" color="subtle" weight="bold">
      Sent today when ordered before noon. Working days only.
    </Text>,
    'Small, pale and bold at once: neither first nor second.',
  ),
  Truncate: compare(
    <Truncate lines={2}>{NAME}</Truncate>,
    'Two lines still tell goods from one another.',
    <Truncate lines={1} style={{ maxWidth: 96 }}>
      {NAME}
    </Truncate>,
    'Cut so soon, all names read the same.',
  ),
};
