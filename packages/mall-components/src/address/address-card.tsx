'use client';
import { Badge } from '@vermilion/design-system/badge';
import { Button } from '@vermilion/design-system/button';
import { Card } from '@vermilion/design-system/card';
import { Heading } from '@vermilion/design-system/heading';
import { EditIcon, TrashIcon } from '@vermilion/design-system/icon';
import { FormattedMessage, useIntl } from 'react-intl';
import { writtenText } from '../internal/lang-of';
import { type ActionResult, usePending } from '../internal/use-pending';
import * as styles from './address-card.css';
import { AddressText } from './address-text';
import { messages } from './messages';
import type { Address } from './types';

export interface AddressCardProps {
  /** The address that is shown. */
  address: Address;
  /** Makes this the default address; not offered on the default one. The button is busy until the promise settles. */
  onSetDefault: (address: Address) => ActionResult;
  /** Called when its edit button is pressed: open the form with it. */
  onEdit: (address: Address) => void;
  /** Called without confirmation: the caller asks for it. */
  onRemove: (address: Address) => void;
}

/** An address with its actions. */
export function AddressCard({ address, onSetDefault, onEdit, onRemove }: AddressCardProps) {
  const intl = useIntl();
  const [pending, setDefault] = usePending(onSetDefault);
  const { name } = address;
  return (
    <Card asChild padding="none">
      <article data-component="address-card" data-address={address.id} className={styles.card}>
        <div className={styles.body}>
          <Heading level={2} size="md" className={styles.name}>
            <span {...writtenText(name)}>{name}</span>
            {address.isDefault && (
              <Badge tone="brandAccent">
                <FormattedMessage {...messages.default} />
              </Badge>
            )}
          </Heading>
          <address className={styles.lines}>
            <span>
              <AddressText address={address} />
            </span>
            <span className={styles.figures}>
              <FormattedMessage {...messages.phoneNumber} values={address} />
            </span>
            <span>{address.email}</span>
          </address>
        </div>
        <div className={styles.actions}>
          {!address.isDefault && (
            <Button
              variant="ghost"
              size="sm"
              pending={pending}
              aria-label={intl.formatMessage(messages.setDefaultOf, { name })}
              onClick={() => void setDefault(address)}
            >
              <FormattedMessage {...messages.setDefault} />
            </Button>
          )}
          <span className={styles.end}>
            <Button
              variant="ghost"
              size="sm"
              startIcon={<EditIcon />}
              data-part="edit"
              aria-label={intl.formatMessage(messages.editOf, { name })}
              onClick={() => onEdit(address)}
            >
              <FormattedMessage {...messages.edit} />
            </Button>
            <Button
              variant="ghost"
              size="sm"
              startIcon={<TrashIcon />}
              aria-label={intl.formatMessage(messages.removeOf, { name })}
              onClick={() => onRemove(address)}
            >
              <FormattedMessage {...messages.remove} />
            </Button>
          </span>
        </div>
      </article>
    </Card>
  );
}
