import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack';
import { Text } from '../text';
import { themeOf } from './brand-theme';
import * as styles from './foundations.css';

const meta: Meta = {
  title: 'Foundations/Motion',
  parameters: { controls: { disable: true } },
};
export default meta;

/** Hover a row, or press Tab. Nothing moves with reduced motion. */
export const Motion: StoryObj = {
  render: (_args, { globals }) => {
    const { easing, spin: _spin, pulse: _pulse, ...steps } = themeOf(globals).tokens.motion;
    return (
      <Stack gap="lg">
        {Object.entries(steps).map(([name, value]) => (
          <Stack key={name} gap="xs">
            <Text size="sm">
              {name} · {value} · {easing}
            </Text>
            <button type="button" className={styles.track} aria-label={`Move, ${name}`}>
              <div
                className={styles.mover}
                style={{ transition: `transform ${value} ${easing}` }}
              />
            </button>
          </Stack>
        ))}
      </Stack>
    );
  },
};
