import type { ReactNode } from 'react';
import type { LoadState } from '../../goods';
import { ListStates } from '../../internal/list-states';
import { AddressCard, type AddressCardProps } from '../address-card';
import { messages } from '../messages';
import type { Address } from '../types';
import { AddressListSkeleton } from './address-list-skeleton';
import * as styles from './address-list-view.css';

export interface AddressListProps extends Omit<AddressCardProps, 'address'> {
  addresses: readonly Address[];
  state?: LoadState;
  emptyAction?: ReactNode;
  onRetry?: () => void;
}

/** The cards, or the loading, failed or empty state. */
export function AddressList({
  addresses,
  state,
  emptyAction,
  onRetry,
  ...actions
}: AddressListProps) {
  return (
    <ListStates
      {...{ state, onRetry }}
      skeleton={<AddressListSkeleton />}
      failed={messages.failed}
      empty={
        addresses.length === 0
          ? { text: messages.empty, drawing: 'pin', action: emptyAction }
          : undefined
      }
    >
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
    </ListStates>
  );
}
