import { Link } from '@vermilion/design-system/link';
import type { ReactNode } from 'react';

/** A link for the tag `<link>` of a message. */
export const linkTo = (href: string) =>
  function link(text: ReactNode[]) {
    return <Link href={href}>{text}</Link>;
  };
