import { Heading } from '@vermilion/design-system/heading';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AddressCountry, AddressDraft } from '../../address';
import { LazyAddressForm } from '../../address/dialog/lazy-address-form';
import type { ActionResult } from '../../internal/use-pending';
import { useForgetDraft } from '../../settings/drafts';
import * as block from '../checkout-view/block.css';
import { messages } from '../messages';
import * as styles from './address-picker.css';

export interface FirstAddressProps {
  /** Initial values. */
  suggestion?: Partial<AddressDraft>;
  countries?: readonly AddressCountry[];
  onSave: (address: AddressDraft) => ActionResult;
  /** Id of the root element. */
  id?: string;
}

const DRAFT = 'address:new';

/** The address form in its place, for a shopper without an address: nothing has to be opened first. */
export function FirstAddress({ suggestion, countries, onSave, id }: FirstAddressProps) {
  const forget = useForgetDraft();
  const heading = useId();
  return (
    <section
      id={id}
      data-component="first-address"
      aria-labelledby={heading}
      className={block.block}
    >
      <Heading level={2} size="md" id={heading}>
        <FormattedMessage {...messages.address} />
      </Heading>
      <div className={styles.form}>
        <LazyAddressForm
          initial={suggestion}
          countries={countries}
          onSave={async (address) => {
            await onSave(address);
            forget(DRAFT);
          }}
          draftName={DRAFT}
        />
      </div>
    </section>
  );
}
