'use client';
import { DescriptionList } from '@vermilion/design-system/description-list';
import { Link } from '@vermilion/design-system/link';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { writtenText } from '../../internal/lang-of';
import { telHref } from '../../internal/tel-href';
import { MallImage } from '../../settings';
import * as styles from './licences.css';
import { messages } from './messages';
import type { ShopOwner } from './types';

/** The owner of a shop; it takes focus from the form. */
export function OwnerDetails({ owner }: { owner: ShopOwner }) {
  const { formatMessage } = useIntl();
  const details = useRef<HTMLDivElement>(null);
  useEffect(() => details.current?.focus(), []);
  const { name, email, phone, address, licences } = owner;
  const rows = [
    [messages.owner, name, <span {...writtenText(name)}>{name}</span>],
    [messages.address, address, <span {...writtenText(address)}>{address}</span>],
    [messages.phone, phone, <Link href={telHref(phone)}>{phone}</Link>],
    [messages.email, email, <Link href={`mailto:${email}`}>{email}</Link>],
  ] as const;
  return (
    <div
      ref={details}
      role="group"
      aria-label={formatMessage(messages.title)}
      tabIndex={-1}
      data-component="owner-details"
      className={styles.details}
    >
      <DescriptionList
        items={rows
          .filter(([, value]) => value)
          .map(([term, , description]) => ({ term: formatMessage(term), description }))}
      />
      {licences.length > 0 ? (
        <ul className={styles.pictures}>
          {licences.map((src, index) => (
            <li key={src}>
              <a href={src} target="_blank" rel="noreferrer" className={styles.picture}>
                <MallImage
                  src={src}
                  alt={formatMessage(messages.picture, { number: index + 1 })}
                  sizes="200px"
                />
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p>
          <FormattedMessage {...messages.none} />
        </p>
      )}
    </div>
  );
}
