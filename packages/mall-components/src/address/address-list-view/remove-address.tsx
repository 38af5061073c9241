'use client';
import { FormattedMessage, useIntl } from 'react-intl';
import { LazyConfirmDialog } from '../../internal/lazy-confirm';
import type { ActionResult } from '../../internal/use-pending';
import { AddressText } from '../address-text';
import { messages } from '../messages';
import type { Address } from '../types';

export interface RemoveAddressProps {
  /** The address to delete; the dialog is closed without it. */
  address?: Address;
  onClose: () => void;
  onRemove: (address: Address) => ActionResult;
}

/** Confirms the deletion of an address. */
export function RemoveAddress({ address, onClose, onRemove }: RemoveAddressProps) {
  const intl = useIntl();
  if (!address) return null;
  return (
    <LazyConfirmDialog
      open
      tone="critical"
      title={<FormattedMessage {...messages.removeTitle} />}
      confirmLabel={<FormattedMessage {...messages.removeConfirm} />}
      cancelLabel={<FormattedMessage {...messages.cancel} />}
      closeLabel={intl.formatMessage(messages.close)}
      onOpenChange={(open) => !open && onClose()}
      onConfirm={() => onRemove(address)}
    >
      <p>
        {address.name}, <AddressText address={address} />
      </p>
      <p>
        <FormattedMessage {...messages.removeDetail} />
      </p>
    </LazyConfirmDialog>
  );
}
