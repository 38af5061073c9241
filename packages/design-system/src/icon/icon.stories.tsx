import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { Grid } from '../grid';
import { Stack } from '../stack';
import { Text } from '../text';
import type { IconProps } from '.';
import * as everything from '.';

const icons = Object.entries(everything).filter(([name]) => name.endsWith('Icon')) as [
  string,
  ComponentType<IconProps>, // by the name's ending: the only other exports are createIcon and a list
][];

const meta: Meta = { title: 'Design system/Icons' };
export default meta;

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
