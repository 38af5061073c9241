import { Button } from '@vermilion/design-system/button';
import { Card } from '@vermilion/design-system/card';
import { Heading } from '@vermilion/design-system/heading';
import { Inline } from '@vermilion/design-system/inline';
import { Stack } from '@vermilion/design-system/stack';
import { Text } from '@vermilion/design-system/text';
import type { ReactNode } from 'react';

/** An example of use. */
export interface Example {
  picture: ReactNode;
  /** Why it is right or wrong, in a sentence. */
  caption: string;
}

/** Right and wrong use side by side, by the name of the guide's file. */
export type Pictures = Record<string, Record<'do' | 'dont', Example>>;

export const compare = (
  good: ReactNode,
  goodCaption: string,
  bad: ReactNode,
  badCaption: string,
): Pictures[string] => ({
  do: { picture: good, caption: goodCaption },
  dont: { picture: bad, caption: badCaption },
});

const fullWidth = { width: '100%' };

/** As wide as the picture: for parts that fill what they stand in. */
export const Wide = ({ children }: { children: ReactNode }) => (
  <div style={fullWidth}>{children}</div>
);

interface PartProps {
  title?: string;
  children?: ReactNode;
  actions?: ReactNode;
}

/** Part of a page: a title, what is below it, and buttons. */
export const Part = ({ title, children, actions }: PartProps) => (
  <Card padding="md" style={fullWidth}>
    <Stack gap="sm">
      {title && (
        <Heading level={3} size="sm">
          {title}
        </Heading>
      )}
      {children}
      {actions && <Inline gap="xs">{actions}</Inline>}
    </Stack>
  </Card>
);

/** Lines of text, one below the other. */
export const Lines = ({ of }: { of: readonly ReactNode[] }) => (
  <Stack gap="xxs">
    {of.map((line, at) => (
      <Text key={at} size="sm">
        {line}
      </Text>
    ))}
  </Stack>
);

/** What is named, and its value at the end of the line. */
export const Pair = ({ name, value }: { name: ReactNode; value: ReactNode }) => (
  <Inline gap="sm" justify="between">
    <Text size="sm">{name}</Text>
    <Text size="sm" weight="medium">
      {value}
    </Text>
  </Inline>
);

interface ChooseProps {
  label: string;
  hint?: string;
  error?: string;
}

/** A field for pictures, at rest. */
export const Choose = ({ label, hint, error }: ChooseProps) => (
  <Stack gap="xxs" align="start">
    <Text size="sm" weight="medium">
      {label}
    </Text>
    <Button size="sm">Choose a picture</Button>
    {hint && (
      <Text size="sm" color="muted">
        {hint}
      </Text>
    )}
    {error && (
      <Text size="sm" color="critical">
        {error}
      </Text>
    )}
  </Stack>
);
