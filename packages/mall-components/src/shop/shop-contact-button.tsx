import { Button } from '@vermilion/design-system/button';
import { ChatIcon } from '@vermilion/design-system/icon';
import { useIntl } from 'react-intl';
import { Copyable } from '../internal/copyable';
import { PopOut } from '../internal/pop-out';
import { telHref } from '../internal/tel-href';
import { messages } from './messages';
import type { ShopContact } from './types';

/**
 * The shop's customer service: a link, or a button that shows a phone number or e-mail address to use or
 * copy.
 */
export function ShopContactButton({
  contact,
}: {
  /** Where the button leads, or what it shows. */
  contact: ShopContact;
}) {
  const label = useIntl().formatMessage(messages.service);
  const looks = { variant: 'secondary', size: 'sm', startIcon: <ChatIcon /> } as const;
  if (contact.kind === 'link')
    return (
      <Button {...looks} asChild>
        <a
          href={contact.href}
          rel="noopener noreferrer"
          target={contact.opensWindow ? '_blank' : undefined}
        >
          {label}
        </a>
      </Button>
    );
  const { kind, value } = contact;
  return (
    <PopOut {...looks} label={label}>
      <Copyable
        text={value}
        label={label}
        href={kind === 'phone' ? telHref(value) : `mailto:${value}`}
      />
    </PopOut>
  );
}
