import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { Fragment } from 'react';
import { Inline } from '../inline';
import { Stack } from '../stack';
import { Text } from '../text';
import { breakpoints } from '../tokens/breakpoints';
import { themeOf } from './brand-theme';
import * as styles from './foundations.css';

const meta: Meta = {
  title: 'Foundations/Space, size and shape',
  parameters: { controls: { disable: true } },
};
export default meta;
type Story = StoryObj;

/** A group of tokens with string values. */
const valuesOf = (group: object): [string, string][] => Object.entries(group);

/** Bars with the lengths of the tokens. */
function Bars({ tokens }: { tokens: object }) {
  return (
    <div className={styles.table}>
      {valuesOf(tokens).map(([name, value]) => (
        <Fragment key={name}>
          <Text size="sm">
            {name} · {value}
          </Text>
          <div className={styles.bar} style={{ width: value, maxWidth: '100%' }} />
        </Fragment>
      ))}
    </div>
  );
}

/** Boxes that show one property each. */
function Boxes({ tokens, show }: { tokens: object; show: (value: string) => CSSProperties }) {
  return (
    <Inline gap="xl">
      {valuesOf(tokens).map(([name, value]) => (
        <Stack key={name} gap="xs">
          <div className={styles.box} style={show(value)} />
          <Text size="sm" weight="medium">
            {name}
          </Text>
          <span className={styles.code}>{value}</span>
        </Stack>
      ))}
    </Inline>
  );
}

/** The brand's spacing: a compact brand has smaller steps with the same names. */
export const Space: Story = {
  render: (_args, { globals }) => <Bars tokens={themeOf(globals).tokens.space} />,
};

/** Heights of controls, targets and icons. */
export const Size: Story = {
  render: (_args, { globals }) => <Bars tokens={themeOf(globals).tokens.size} />,
};

export const Radius: Story = {
  render: (_args, { globals }) => (
    <Boxes
      tokens={themeOf(globals).tokens.radius}
      show={(borderRadius) => ({ borderRadius, height: 120 })}
    />
  ),
};

/** Shadows of floating elements. */
export const Shadow: Story = {
  render: (_args, { globals }) => (
    <Boxes tokens={themeOf(globals).tokens.shadow} show={(boxShadow) => ({ boxShadow })} />
  ),
};

/** Layers, lowest first. */
export const Layers: Story = {
  render: (_args, { globals }) => (
    <Stack gap="xs">
      {Object.entries(themeOf(globals).tokens.zIndex).map(([name, value]) => (
        <Text key={name} tabular>
          {value} · {name}
        </Text>
      ))}
    </Stack>
  ),
};

/** Separators, borders of controls, and the focus outline. */
export const Borders: Story = {
  render: (_args, { globals }) => <Bars tokens={themeOf(globals).tokens.border} />,
};

/** Breakpoints, the same in every brand. */
export const Breakpoints: Story = {
  render: () => (
    <Bars
      tokens={Object.fromEntries(
        Object.entries(breakpoints).map(([name, width]) => [name, `${width}px`]),
      )}
    />
  ),
};
