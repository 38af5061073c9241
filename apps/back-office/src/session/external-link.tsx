import { Button } from '@vermilion/design-system/button';
import type { ReactNode } from 'react';

export interface ExternalLinkProps {
  /** A path of the storefront, which has a router of its own. */
  href: string;
  children: ReactNode;
}

/** A link out of the back office into the mall, which looks like a button. */
export const ExternalLink = ({ href, children }: ExternalLinkProps) => (
  <Button asChild>
    <a href={href}>{children}</a>
  </Button>
);
