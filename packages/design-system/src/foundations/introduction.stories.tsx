import type { Meta, StoryObj } from '@storybook/react-vite';
import { brands } from '../brands/all';
import { Card } from '../card';
import { DescriptionList } from '../description-list';
import { Grid } from '../grid';
import { Heading } from '../heading';
import { Inline } from '../inline';
import { Link } from '../link';
import { Stack } from '../stack';
import { Stat } from '../stat';
import { Text } from '../text';
import { contrastPairs } from '../tokens/contrast-pairs';
import { colorModes } from '../tokens/token-contract';
import { tokenEntries } from '../tokens/token-entries';
import { themeOf } from './brand-theme';
import { componentGroups, summaries } from './component-list';
import * as styles from './foundations.css';
import { Sampler } from './sampler';

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

const ways = [
  ['Find a component', 'introduction--components', 'All of them in groups, a sentence each.'],
  ['Copy a pattern', 'patterns--forms', 'Forms, lists, checkout, empty and error states.'],
  ['Look up a colour', 'foundations-colour--colors', 'Each with the contrast it has to spare.'],
  ['Make a brand', 'guides-a-brand-of-your-own--page', 'From a mood to a theme in ten minutes.'],
  ['See the mall', 'mall-overview--overview', 'What it becomes: goods, cart, checkout, account.'],
  ['What is new', 'changelog--next', 'And what you have to change.'],
] as const;

/** An overview of the system with its components. */
export const Introduction: StoryObj = {
  render: (_args, { globals }) => {
    const { brand, mode, tokens } = themeOf(globals);
    const other = brands.find(({ name }) => name !== brand.name) ?? brand;
    return (
      <Stack gap="xxl" className={styles.page}>
        <div className={styles.hero}>
          <Stack gap="lg">
            <Text size="sm" weight="medium" color="brand">
              Vermilion design system
            </Text>
            <Heading level={1} size="xxl">
              A mall in parts, drawn by one hand
            </Heading>
            <Text size="md" color="muted">
              Tokens, brands and accessible React components. Change brand, mode, language,
              direction, density and size of text in the toolbar above: every page answers.
            </Text>
            <Inline gap="xl">
              <Stat label="Components" value={summaries.size} />
              <Stat label="Tokens" value={tokenEntries(tokens).length} />
              <Stat
                label="Contrasts measured"
                value={contrastPairs.length * brands.length * colorModes.length}
              />
            </Inline>
          </Stack>
          <div className={styles.shelf}>
            <Card padding="lg">
              <Sampler />
            </Card>
          </div>
        </div>
        <Stack gap="md">
          <Heading level={2}>Where to go</Heading>
          <Grid columns={{ md: 2, lg: 3 }} gap="md">
            {ways.map(([title, story, text]) => (
              <Card key={title} padding="lg" interactive>
                <Stack gap="xs">
                  <Heading level={3} size="md">
                    <Link href={`?path=/story/${story}`} target="_top">
                      {title}
                    </Link>
                  </Heading>
                  <Text size="sm" color="muted">
                    {text}
                  </Text>
                </Stack>
              </Card>
            ))}
          </Grid>
        </Stack>
        <Stack gap="md">
          <Heading level={2}>Six rules, held everywhere</Heading>
          <Grid columns={{ md: 2, lg: 3 }} gap="lg">
            {rules.map(({ title, text }) => (
              <Stack key={title} gap="xs">
                <Heading level={3} size="sm">
                  {title}
                </Heading>
                <Text size="sm" color="muted">
                  {text}
                </Text>
              </Stack>
            ))}
          </Grid>
        </Stack>
        <Stack gap="md">
          <Heading level={2}>The same parts, another brand</Heading>
          <Text color="muted">
            You are looking at {brand.name}, {mode}. This is {other.name}, light and dark; nothing
            in the code knows which of them it is.
          </Text>
          <Grid columns={{ lg: 2 }} gap="md">
            {colorModes.map((otherMode) => (
              <div
                key={otherMode}
                data-brand={other.name}
                data-color-mode={otherMode}
                className={styles.otherBrand}
              >
                <Sampler />
              </div>
            ))}
          </Grid>
        </Stack>
      </Stack>
    );
  },
};

/** Every component in its group, with its summary. */
export const Components: StoryObj = {
  render: () => (
    <div className={styles.page}>
      <Heading level={1} size="xl">
        {summaries.size} components in {componentGroups.length} groups
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
            items={components.map(({ name, summary }) => ({ term: name, description: summary }))}
          />
        </Stack>
      ))}
    </div>
  ),
};
