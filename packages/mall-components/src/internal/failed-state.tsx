import { Button } from '@vermilion/design-system/button';
import { EmptyState, type EmptyStateProps } from '@vermilion/design-system/empty-state';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Drawing } from '../drawing';
import { messages } from './messages';

interface FailedStateProps {
  /** Text that says what could not be loaded. */
  children: ReactNode;
  onRetry?: () => void;
  /** `lg` where it replaces a whole page. */
  size?: EmptyStateProps['size'];
}

/** The failed state of a part of a page, with a retry button. */
export function FailedState({ children, onRetry, size }: FailedStateProps) {
  return (
    <EmptyState
      role="alert"
      size={size}
      illustration={<Drawing name="plug" />}
      action={
        onRetry && (
          <Button variant="secondary" onClick={onRetry}>
            <FormattedMessage {...messages.retry} />
          </Button>
        )
      }
    >
      {children}
    </EmptyState>
  );
}
