import { Card } from '@vermilion/design-system/card';
import { Heading } from '@vermilion/design-system/heading';
import { Inline } from '@vermilion/design-system/inline';
import { Stack } from '@vermilion/design-system/stack';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

export interface SectionProps {
  title: MessageDescriptor;
  /** Beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a page with its heading. */
export function Section({ title, actions, children }: SectionProps) {
  return (
    <Card>
      <Stack>
        <Inline justify="between">
          <Heading level={2}>
            <FormattedMessage {...title} />
          </Heading>
          {actions}
        </Inline>
        {children}
      </Stack>
    </Card>
  );
}
