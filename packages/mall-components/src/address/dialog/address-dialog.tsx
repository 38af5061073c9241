'use client';
import type { ChangeDetail } from '@vermilion/design-system';
import { Dialog, type DialogChangeDetail } from '@vermilion/design-system/dialog';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActionResult } from '../../internal/use-pending';
import type { Id } from '../../settings';
import { useForgetDraft } from '../../settings/drafts';
import { AddressForm } from '../address-form/address-form';
import { messages } from '../messages';
import type { Address, AddressCountry, AddressDraft } from '../types';

/** `save` without an event: the address has been saved. */
export type AddressDialogChangeDetail = ChangeDetail<
  DialogChangeDetail['reason'] | 'cancelPress' | 'save'
>;

export interface AddressDialogProps {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Called when it is cancelled, closed or saved: set `open`. */
  onOpenChange: (open: boolean, detail: AddressDialogChangeDetail) => void;
  /** The address to edit; without it a new one is created. */
  address?: Address;
  /** Initial values of a new address: country and dial code from the location, e-mail from the account. */
  suggestion?: Partial<AddressDraft>;
  /** Countries that the mall delivers to; all countries by default. */
  countries?: readonly AddressCountry[];
  /** The dialog closes when the promise resolves, and shows the message of a rejection. */
  onSave: (address: AddressDraft, id?: Id) => ActionResult;
}

/** Dialog to add or edit an address. Large: load it when it is opened. */
export function AddressDialog({
  open,
  onOpenChange,
  address,
  suggestion,
  countries,
  onSave,
}: AddressDialogProps) {
  const intl = useIntl();
  const draftName = `address:${address?.id ?? 'new'}`;
  const forget = useForgetDraft();
  const change: AddressDialogProps['onOpenChange'] = (isOpen, detail) => {
    // Escape and the close button can be a slip: a new address is there again
    const isKept = !address && detail.reason !== 'cancelPress' && detail.reason !== 'save';
    if (!isOpen && !isKept) forget(draftName);
    onOpenChange(isOpen, detail);
  };
  const save = async (draft: AddressDraft) => {
    await onSave(draft, address?.id);
    change(false, { reason: 'save' });
  };
  return (
    <Dialog
      closeOnOutsidePress={false}
      title={<FormattedMessage {...(address ? messages.editTitle : messages.add)} />}
      closeLabel={intl.formatMessage(messages.close)}
      open={open}
      onOpenChange={change}
    >
      <AddressForm
        initial={address ?? suggestion}
        countries={countries}
        onSave={save}
        onCancel={({ nativeEvent: event }) => change(false, { reason: 'cancelPress', event })}
        draftName={draftName}
      />
    </Dialog>
  );
}
