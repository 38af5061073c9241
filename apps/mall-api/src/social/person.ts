import type { Provider } from '../db/schema';

/** Somebody as a provider vouches for them. */
export interface Person {
  provider: Provider;
  /** The provider's id of the person, which never changes. */
  subject: string;
  name: string;
  /** Only when the provider has verified it. */
  email: string | undefined;
}
