import type { TypedMessageDescriptor } from 'react-intl';

/** Any message without values. */
export type PlainMessage = TypedMessageDescriptor<{}>;
