import { Card } from '@vermilion/design-system/card';
import { Heading } from '@vermilion/design-system/heading';
import { Stack } from '@vermilion/design-system/stack';
import { Text } from '@vermilion/design-system/text';
import { type ReactNode, useId } from 'react';

export interface SectionProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** A part of the editor. */
export function Section({ title, hint, children }: SectionProps) {
  const id = useId();
  return (
    <Card asChild>
      <section aria-labelledby={id}>
        <Stack>
          <Stack gap="xxs">
            <Heading level={2} size="md" id={id}>
              {title}
            </Heading>
            {hint && (
              <Text size="sm" color="muted">
                {hint}
              </Text>
            )}
          </Stack>
          {children}
        </Stack>
      </section>
    </Card>
  );
}
