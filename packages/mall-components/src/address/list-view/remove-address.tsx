'use client';
import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActionResult } from '../../internal/use-pending';
import { messages } from '../messages';
import type { Address } from '../types';

const ConfirmDialog = lazy(() =>
  import('@vermilion/design-system/confirm-dialog').then((module) => ({
    default: module.ConfirmDialog,
  })),
);

export interface RemoveAddressProps {
  /** The address in question; nothing is shown without one. */
  address?: Address;
  onClose: () => void;
  onRemove: (address: Address) => ActionResult;
}

/** The question before an address is deleted. */
export function RemoveAddress({ address, onClose, onRemove }: RemoveAddressProps) {
  const intl = useIntl();
  if (!address) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmDialog
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
          {address.name}, {address.detail}
        </p>
        <p>
          <FormattedMessage {...messages.removeDetail} />
        </p>
      </ConfirmDialog>
    </Suspense>
  );
}
