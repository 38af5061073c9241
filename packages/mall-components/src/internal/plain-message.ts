import type { TypedMessageDescriptor } from 'react-intl';

/** Any message that takes no values. */
export type PlainMessage = TypedMessageDescriptor<{}>;
