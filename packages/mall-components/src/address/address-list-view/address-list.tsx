import { EmptyState } from '@vermilion/design-system/empty-state';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Drawing } from '../../drawing';
import type { LoadState } from '../../goods';
import { AddressCard, type AddressCardProps } from '../address-card';
import { FailedState } from '../../internal/failed-state';
import { messages } from '../messages';
import type { Address } from '../types';
import * as styles from './address-list-view.css';
import { AddressListSkeleton } from './address-list-skeleton';

export interface AddressListProps extends Omit<AddressCardProps, 'address'> {
  addresses: readonly Address[];
  state?: LoadState;
  emptyAction?: ReactNode;
  onRetry?: () => void;
}

/** The cards, and the loading, failed and empty states of the list. */
export function AddressList({
  addresses,
  state = 'ready',
  emptyAction,
  onRetry,
  ...actions
}: AddressListProps) {
  if (state === 'loading') return <AddressListSkeleton />;
  if (state === 'failed')
    return (
      <FailedState onRetry={onRetry}>
        <FormattedMessage {...messages.failed} />
      </FailedState>
    );
  if (addresses.length === 0)
    return (
      <EmptyState illustration={<Drawing name="pin" />} action={emptyAction}>
        <FormattedMessage {...messages.empty} />
      </EmptyState>
    );
  return (
    <ul className={styles.grid}>
      {addresses.map((address) => (
        <li key={address.id}>
          <AddressCard
            address={address}
            onSetDefault={actions.onSetDefault}
            onEdit={actions.onEdit}
            onRemove={actions.onRemove}
          />
        </li>
      ))}
    </ul>
  );
}
