import type { HomeIndex } from '@vermilion/api-client';

export interface Contact {
  phone?: string;
  email?: string;
  /** URL of the chat. */
  chatHref?: string;
}

const safeLink = /^https?:\/\//;

const chat = (link: string | null | undefined): Contact => ({
  chatHref: link && safeLink.test(link) ? link : undefined,
});

/**
 * The contact of customer service. Only the field of the selected type is reliable. Servers of this API write
 * the types in either case, and a hotline as phone too.
 */
export function contactOf(home: HomeIndex | undefined): Contact {
  if (!home) return {};
  switch (String(home.consumerType).toLowerCase()) {
    case 'hotline':
    case 'phone':
      return { phone: home.consumerHotline || undefined };
    case 'email':
      return { email: home.consumerEmail || undefined };
    case 'h5':
      return chat(home.consumerH5Url);
    case 'message':
      return chat(home.consumerMessage);
    default:
      return {};
  }
}
