import type { ComponentProps, ReactNode } from 'react';
import { LinkProvider } from '@vermilion/design-system/link';

/** A link of a router: it takes `href`, and all that an anchor takes. */
const RouterLink = ({ href, ...rest }: ComponentProps<'a'>) => <a href={href} {...rest} />;

export const Example = ({ children }: { children: ReactNode }) => (
  <LinkProvider component={RouterLink}>{children}</LinkProvider>
);
