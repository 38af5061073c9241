import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { Grid } from '../grid';
import { Stack } from '../stack';
import { Text } from '../text';
import type { IconProps } from '.';
import * as everything from '.';
import { HeartIcon, iconSizes, TruckIcon } from '.';
import { iconDocs } from './icon.docs';

const icons = Object.entries(everything).filter(([name]) => name.endsWith('Icon')) as [
  string,
  ComponentType<IconProps>, // by suffix: the only other exports are createIcon and a list
][];

const meta = {
  title: 'Design system/Media/Icon',
  component: HeartIcon,
  parameters: { documentation: iconDocs },
} satisfies Meta<typeof HeartIcon>;
export default meta;

export const Default: StoryObj<typeof meta> = { args: { size: 'lg', label: 'Followed' } };

export const Sizes: StoryObj = {
  render: () => (
    <Stack gap="md" align="start">
      {iconSizes.map((size) => (
        <TruckIcon key={size} size={size} />
      ))}
    </Stack>
  ),
};

/** Without a size it is as tall as the text. */
export const InText: StoryObj = {
  render: () => (
    <Stack gap="sm">
      {(['sm', 'md', 'xl'] as const).map((size) => (
        <Text key={size} size={size}>
          <TruckIcon /> Leaves today when ordered before noon
        </Text>
      ))}
    </Stack>
  ),
};

export const RightToLeft: StoryObj = {
  globals: { direction: 'rtl' },
  render: () => (
    <Text>
      <TruckIcon /> يغادر اليوم
    </Text>
  ),
};

export const All: StoryObj = {
  render: () => (
    <Grid columns={{ base: 3, md: 6 }} gap="lg">
      {icons
        .filter(([name]) => name !== 'createIcon')
        .map(([name, Icon]) => (
          <Stack key={name} gap="xs" align="center">
            <Icon size="lg" />
            <Text size="xs" color="subtle">
              {name}
            </Text>
          </Stack>
        ))}
    </Grid>
  ),
};
