import type { HomeIndex } from '@vermilion/api-client';

export interface Contact {
  phone?: string;
  /** Where a chat or a mail is opened. */
  href?: string;
}

const safeLink = /^https?:\/\//;

/** How customer service is reached. Only the field of the chosen type is reliable. */
export function contactOf(home: HomeIndex | undefined): Contact | undefined {
  if (!home) return undefined;
  const { consumerType, consumerHotline, consumerH5Url, consumerMessage, consumerEmail } = home;
  if (consumerType === 'hotline') return consumerHotline ? { phone: consumerHotline } : undefined;
  if (consumerType === 'email')
    return consumerEmail ? { href: `mailto:${consumerEmail}` } : undefined;
  const link = consumerType === 'h5' ? consumerH5Url : consumerMessage;
  return link && safeLink.test(link) ? { href: link } : undefined;
}
