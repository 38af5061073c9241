import { EmptyState } from '@vermilion/design-system/empty-state';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Drawing, type DrawingName } from '../drawing';
import { FailedState } from './failed-state';
import type { LoadState } from './load-state';
import type { PlainMessage } from './plain-message';

interface ListStatesProps {
  state?: LoadState;
  onRetry?: () => void;
  skeleton: ReactNode;
  failed: PlainMessage;
  /** Shown while the list has no rows; `undefined` when it has some. */
  empty?: { text: PlainMessage; drawing: DrawingName; action?: ReactNode };
  /** The rows. */
  children: ReactNode;
}

/** A list with its loading, failed and empty states. */
export function ListStates(props: ListStatesProps) {
  const { state = 'ready', onRetry, skeleton, failed, empty, children } = props;
  if (state === 'loading') return skeleton;
  if (state === 'failed')
    return (
      <FailedState onRetry={onRetry}>
        <FormattedMessage {...failed} />
      </FailedState>
    );
  if (empty)
    return (
      <EmptyState illustration={<Drawing name={empty.drawing} />} action={empty.action}>
        <FormattedMessage {...empty.text} />
      </EmptyState>
    );
  return children;
}
