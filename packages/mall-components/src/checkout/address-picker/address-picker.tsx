'use client';
import { Badge } from '@vermilion/design-system/badge';
import { Button } from '@vermilion/design-system/button';
import { ChevronDownIcon, ChevronUpIcon, PlusIcon } from '@vermilion/design-system/icon';
import {
  type RadioCardOption,
  RadioCards,
  type RadioChangeDetail,
} from '@vermilion/design-system/radio-cards';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Address } from '../../address';
import { AddressText } from '../../address/address-text';
import { writtenText } from '../../internal/lang-of';
import type { Id } from '../../settings';
import * as block from '../checkout-view/block.css';
import { messages } from '../messages';
import * as styles from './address-picker.css';
import { visibleAddresses } from './visible-addresses';

export interface AddressPickerProps {
  /** In display order. */
  addresses: readonly Address[];
  /** `id` of the chosen address; undefined while none is. */
  addressId?: Id;
  /** Called when another address is chosen: set `addressId`, and recalculate the totals. */
  onAddressChange: (id: Id, detail: RadioChangeDetail) => void;
  /** Called when the button that adds an address is pressed: open the form. */
  onAdd: () => void;
  /** Marks the group as invalid: an address has to be chosen. */
  invalid?: boolean;
  /** Id of the root element. */
  id?: string;
}

/** The chosen address as a radio card; the others, and a button that adds one, are shown on demand. */
export function AddressPicker({
  addresses,
  addressId,
  onAddressChange,
  onAdd,
  invalid = false,
  id,
}: AddressPickerProps) {
  const [unfolded, setUnfolded] = useState(false);
  const visible = visibleAddresses(addresses, addressId, unfolded);
  const isFolded = visible.length < addresses.length;
  return (
    <div id={id} data-component="address-picker" className={block.block}>
      <RadioCards
        label={
          <span className={block.title}>
            <FormattedMessage {...messages.address} />
          </span>
        }
        error={invalid && <FormattedMessage {...messages.addressMissing} />}
        value={addressId === undefined ? '' : String(addressId)}
        onValueChange={(chosen, detail) => {
          const address = addresses.find(({ id }) => String(id) === chosen);
          if (address) onAddressChange(address.id, detail);
        }}
        options={visible.map(addressOption)}
      />
      <div className={styles.foot}>
        {(isFolded || unfolded) && (
          <Button
            size="sm"
            aria-expanded={unfolded}
            endIcon={unfolded ? <ChevronUpIcon /> : <ChevronDownIcon />}
            onClick={() => setUnfolded(!unfolded)}
          >
            <FormattedMessage {...(unfolded ? messages.fewerAddresses : messages.changeAddress)} />
          </Button>
        )}
        {!isFolded && (
          <Button size="sm" startIcon={<PlusIcon />} onClick={onAdd}>
            <FormattedMessage {...messages.addAddress} />
          </Button>
        )}
      </div>
    </div>
  );
}

const addressOption = (address: Address): RadioCardOption => ({
  value: String(address.id),
  title: (
    <span className={styles.name}>
      <span {...writtenText(address.name)}>{address.name}</span>
      {address.isDefault && (
        <Badge tone="brandAccent">
          <FormattedMessage {...messages.defaultAddress} />
        </Badge>
      )}
    </span>
  ),
  description: (
    <>
      <span className={styles.phone}>
        <FormattedMessage {...messages.phoneNumber} values={address} />
      </span>{' '}
      <span className={styles.detail}>
        <AddressText address={address} />
      </span>
    </>
  ),
});
