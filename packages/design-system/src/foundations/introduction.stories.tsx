import type { Meta, StoryObj } from '@storybook/react-vite';
import { brands } from '../brands/all';
import { Card } from '../card';
import { DescriptionList } from '../description-list';
import { Grid } from '../grid';
import { Heading } from '../heading';
import { Stack } from '../stack';
import { Text } from '../text';
import { contrastPairs } from '../tokens/contrast-pairs';
import { colorModes } from '../tokens/token-contract';
import { tokenEntries } from '../tokens/token-entries';
import { componentGroups, whatIs } from './component-list';
import * as styles from './foundations.css';
import { themeOf } from './brand-theme';

const meta: Meta = {
  title: 'Introduction',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
};
export default meta;

const rules = [
  {
    title: 'Goods are the heroes',
    text: 'Large pictures on quiet grounds. Text and chrome step back.',
  },
  {
    title: 'The accent acts',
    text: 'Primary buttons, the current item, counts. Never a page ground, never the colour of an error.',
  },
  {
    title: 'Meaning is never hue alone',
    text: 'Danger is told by an icon and a verb. Links in text are underlined.',
  },
  {
    title: 'Every state is drawn',
    text: 'Hover, focus, pressed, disabled, loading in the exact shape, empty, failed.',
  },
  {
    title: 'Motion shows cause and effect',
    text: 'Short, and off when the device asks for less.',
  },
  {
    title: 'Components never ask for the brand',
    text: 'All that differs is tokens. Change brand and mode in the toolbar above.',
  },
];

const reading = [
  ['Guides', 'A brand of your own; what is promised for accessibility, and how it is checked.'],
  ['Foundations', 'Colour, type, space, shape and motion, drawn from the tokens themselves.'],
  ['Design system', 'The components. They know no shop, no language and no router.'],
  ['Mall', 'What a mall is made of: goods, cart, checkout, orders, account.'],
];

/** What the system is, how it is read, and the figures of the chosen look. */
export const Introduction: StoryObj = {
  render: (_args, { globals }) => {
    const { brand, mode, tokens } = themeOf(globals);
    return (
      <div className={styles.page}>
        <Stack gap="md" className={styles.lead}>
          <Heading level={1} size="xxl">
            Vermilion design system
          </Heading>
          <Text size="md" color="muted">
            Tokens, brands and accessible React components for a mall. One hand, few rules, held
            everywhere.
          </Text>
          <Text size="sm" color="subtle" tabular>
            {whatIs.size} components in {componentGroups.length} groups. Now showing {brand.name},{' '}
            {mode}: {tokenEntries(tokens).length} tokens, {contrastPairs.length} contrast pairs in
            each of {brands.length * colorModes.length} looks.
          </Text>
        </Stack>
        <Grid columns={3} gap="md">
          {rules.map(({ title, text }) => (
            <Card key={title} padding="lg">
              <Stack gap="xs">
                <Heading level={2} size="md">
                  {title}
                </Heading>
                <Text size="sm" color="muted">
                  {text}
                </Text>
              </Stack>
            </Card>
          ))}
        </Grid>
        <Stack gap="md">
          <Heading level={2}>Where to begin</Heading>
          <div className={styles.table}>
            {reading.map(([name, text]) => [
              <Text key={name} weight="medium">
                {name}
              </Text>,
              <Text key={text} color="muted">
                {text}
              </Text>,
            ])}
          </div>
        </Stack>
      </div>
    );
  },
};

/** Every component in its group, with the sentence that its page begins with. */
export const Components: StoryObj = {
  render: () => (
    <div className={styles.page}>
      <Heading level={1} size="xl">
        {whatIs.size} components in {componentGroups.length} groups
      </Heading>
      {componentGroups.map(({ group, components }) => (
        <Stack key={group} gap="sm">
          <Heading level={2}>
            {group}{' '}
            <Text color="subtle" weight="regular" tabular>
              {components.length}
            </Text>
          </Heading>
          <DescriptionList
            items={components.map(({ name, what }) => ({ term: name, description: what }))}
          />
        </Stack>
      ))}
    </div>
  ),
};
