'use client';
import { Button } from '@vermilion/design-system/button';
import { Heading } from '@vermilion/design-system/heading';
import { PlusIcon } from '@vermilion/design-system/icon';
import { VisuallyHidden } from '@vermilion/design-system/visually-hidden';
import { type ReactNode, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LoadState } from '../../goods';
import type { ActionResult } from '../../internal/use-pending';
import { type Id, useDraft } from '../../settings';
import { LazyAddressDialog } from '../dialog/lazy-address-dialog';
import { messages } from '../messages';
import type { Address, AddressCountry, AddressDraft } from '../types';
import { useSavedAddress } from '../use-saved-address';
import { AddressList } from './address-list';
import * as styles from './address-list-view.css';
import { RemoveAddress } from './remove-address';

export interface AddressListViewProps {
  /** In display order. Set anew after each callback has changed them. */
  addresses: readonly Address[];
  state?: LoadState;
  onRetry?: () => void;
  /** Countries that the mall delivers to; all countries by default. */
  countries?: readonly AddressCountry[];
  /** Initial values of a new address. */
  suggestion?: Partial<AddressDraft>;
  /**
   * Saves a new address, or a changed one when `id` is given. The message of a `ShopperError` is shown in the
   * form.
   */
  onSave: (address: AddressDraft, id?: Id) => ActionResult;
  /** Makes this the default address. The app shows the message of a rejection. */
  onSetDefault: (address: Address) => ActionResult;
  /** Called after confirmation. A rejection keeps the dialog open. */
  onRemove: (address: Address) => ActionResult;
  /** The pagination of the list. */
  pagination?: ReactNode;
}

/** The shopper's addresses, to add, edit, delete and choose the default. */
export function AddressListView(props: AddressListViewProps) {
  const { countries, suggestion, onSave, onRemove, pagination } = props;
  // The id of the address in the form, null for a new one
  const [formId, setFormId] = useDraft<Id | null | undefined>('addressForm', undefined);
  const address = props.addresses.find(({ id }) => id === formId);
  const [removing, setRemoving] = useState<Address>();
  const root = useRef<HTMLElement>(null);
  const { save, announcement } = useSavedAddress(
    root,
    props.addresses,
    onSave,
    (id) => `[data-address="${id}"] [data-part="edit"]`,
  );
  const add = (
    <Button variant="primary" startIcon={<PlusIcon />} onClick={() => setFormId(null)}>
      <FormattedMessage {...messages.add} />
    </Button>
  );
  const isEmpty = props.state !== 'loading' && props.addresses.length === 0;
  return (
    <section ref={root} data-component="address-list-view" className={styles.view}>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <div className={styles.head}>
        <Heading level={1}>
          <FormattedMessage {...messages.title} />
        </Heading>
        {!isEmpty && add}
      </div>
      <AddressList
        {...props}
        emptyAction={add}
        onEdit={({ id }) => setFormId(id)}
        onRemove={setRemoving}
      />
      {pagination}
      <LazyAddressDialog
        open={formId === null || address !== undefined}
        onOpenChange={(open) => !open && setFormId(undefined)}
        address={address}
        suggestion={suggestion}
        countries={countries}
        onSave={save}
      />
      <RemoveAddress
        address={removing}
        onClose={() => setRemoving(undefined)}
        onRemove={onRemove}
      />
    </section>
  );
}
