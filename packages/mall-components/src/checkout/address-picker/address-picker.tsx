'use client';
import { Badge } from '@vermilion/design-system/badge';
import { Button } from '@vermilion/design-system/button';
import { ChevronDownIcon, ChevronUpIcon, ErrorIcon, PlusIcon } from '@vermilion/design-system/icon';
import { useId, useState, type Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Address } from '../../address';
import { langOf } from '../../internal/lang-of';
import { ChoiceCard } from '../choice-card';
import { messages } from '../messages';
import * as block from '../checkout-view/block.css';
import * as styles from './address-picker.css';
import { FOLDED_COUNT, visibleAddresses } from './visible-addresses';
import type { Id } from '../../settings';

export interface AddressPickerProps {
  /** In display order. */
  addresses: readonly Address[];
  addressId?: Id;
  onAddressChange: (id: Id) => void;
  onAdd: () => void;
  /** Shows that an address has to be chosen. */
  invalid?: boolean;
  ref?: Ref<HTMLFieldSetElement>;
}

/** The shipping address as radio cards: three until expanded, and a card that adds one. */
export function AddressPicker({
  addresses,
  addressId,
  onAddressChange,
  onAdd,
  invalid = false,
  ref,
}: AddressPickerProps) {
  const name = useId();
  const errorId = `${name}-error`;
  const [unfolded, setUnfolded] = useState(false);
  // A card to add one fills the row; below a full row a button takes less room
  const fewCards = addresses.length < FOLDED_COUNT;
  return (
    <fieldset
      ref={ref}
      data-component="address-picker"
      aria-describedby={invalid ? errorId : undefined}
      className={block.block}
    >
      <legend className={block.title}>
        <FormattedMessage {...messages.address} />
      </legend>
      <div>
        <div aria-live="polite">
          {invalid && (
            <p id={errorId} className={styles.error}>
              <ErrorIcon />
              <FormattedMessage
                {...(addresses.length ? messages.addressMissing : messages.addressNone)}
              />
            </p>
          )}
        </div>
        <div className={styles.grid}>
          {visibleAddresses(addresses, addressId, unfolded).map((address) => (
            <ChoiceCard
              key={address.id}
              name={name}
              checked={address.id === addressId}
              onChoose={() => onAddressChange(address.id)}
              className={styles.card}
            >
              <span className={styles.name}>
                <span lang={langOf(address.name)}>{address.name}</span>
                {address.isDefault && (
                  <>
                    {' '}
                    <Badge tone="brandAccent">
                      <FormattedMessage {...messages.defaultAddress} />
                    </Badge>
                  </>
                )}
              </span>{' '}
              <span className={styles.phone}>
                <FormattedMessage {...messages.phoneNumber} values={address} />
              </span>{' '}
              <span className={styles.detail}>
                <span lang={langOf(address.detail)}>{address.detail}</span>, {address.postCode}{' '}
                {address.country}
              </span>
            </ChoiceCard>
          ))}
          {fewCards && (
            <button
              type="button"
              className={styles.add}
              data-alone={addresses.length === 0 || undefined}
              onClick={onAdd}
            >
              <PlusIcon size="lg" />
              <FormattedMessage {...messages.addAddress} />
            </button>
          )}
        </div>
      </div>
      {!fewCards && (
        <div className={styles.foot}>
          <Button variant="secondary" size="sm" startIcon={<PlusIcon />} onClick={onAdd}>
            <FormattedMessage {...messages.addAddress} />
          </Button>
          {addresses.length > FOLDED_COUNT && (
            <Button
              variant="ghost"
              size="sm"
              aria-expanded={unfolded}
              endIcon={unfolded ? <ChevronUpIcon /> : <ChevronDownIcon />}
              onClick={() => setUnfolded(!unfolded)}
            >
              {unfolded ? (
                <FormattedMessage {...messages.fewerAddresses} />
              ) : (
                <FormattedMessage
                  {...messages.moreAddresses}
                  values={{ count: addresses.length }}
                />
              )}
            </Button>
          )}
        </div>
      )}
    </fieldset>
  );
}
