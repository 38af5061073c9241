import type { HomeIndex } from '@vermilion/api-client';

export interface Contact {
  phone?: string;
  email?: string;
  /** URL of the chat. */
  chatHref?: string;
}

const safeLink = /^https?:\/\//;

/** A link of the mall's data if it is one to a web page; anything else could run as a script. */
export const webLink = (link: string | null | undefined) =>
  link && safeLink.test(link) ? link : undefined;

const chat = (link: string | null | undefined): Contact => ({ chatHref: webLink(link) });

/** The contact of one type. Servers of this API write the types in either case, and a hotline as phone too. */
function wayOf(home: HomeIndex, type: string): Contact {
  switch (type.toLowerCase()) {
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

/** The contact of customer service: by the selected type, and by the others that the mall offers. */
export function contactOf(home: HomeIndex | undefined): Contact {
  if (!home) return {};
  const types = [...(home.mall?.contactTypes ?? []), home.consumerType];
  return Object.assign({}, ...types.map((type) => wayOf(home, String(type)))) as Contact;
}
