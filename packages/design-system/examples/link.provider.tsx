import { LinkProvider } from '@vermilion/design-system/link';
import type { ComponentProps, ReactNode } from 'react';

/** A link of a router: it takes `href`, and all that an anchor takes. */
const RouterLink = ({ children, ...rest }: ComponentProps<'a'>) => <a {...rest}>{children}</a>;

export const Example = ({ children }: { children: ReactNode }) => (
  <LinkProvider component={RouterLink}>{children}</LinkProvider>
);
