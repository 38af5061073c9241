import type { HomeIndex } from '@vermilion/api-client';

export interface Contact {
  phone?: string;
  email?: string;
  /** Where a chat is opened. */
  chatHref?: string;
}

const safeLink = /^https?:\/\//;

/** How customer service is reached. Only the field of the chosen type is reliable. */
export function contactOf(home: HomeIndex | undefined): Contact {
  if (!home) return {};
  const { consumerType, consumerHotline, consumerH5Url, consumerMessage, consumerEmail } = home;
  if (consumerType === 'hotline') return { phone: consumerHotline || undefined };
  if (consumerType === 'email') return { email: consumerEmail || undefined };
  const link = consumerType === 'h5' ? consumerH5Url : consumerMessage;
  return { chatHref: link && safeLink.test(link) ? link : undefined };
}
