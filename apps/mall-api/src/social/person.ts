import type { Provider } from '../db/schema';

/** A person as identified by a provider. */
export interface Person {
  provider: Provider;
  /** The provider's id of the person, which never changes. */
  subject: string;
  name: string;
  /** Only if verified by the provider. */
  email: string | undefined;
}
