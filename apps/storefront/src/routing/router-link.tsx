import type { LinkComponentProps } from '@vermilion/design-system/link';
import { use } from 'react';
import { Link, useHref } from 'react-router-dom';
import { PrefetchContext } from './prefetch';

const inApp = /^\/(?!\/)/;

/**
 * The link that all components get: paths of this mall go through the router and are warmed on
 * intent, everything else is a plain anchor.
 */
export function RouterLink({ href, ...rest }: LinkComponentProps) {
  const prefetch = use(PrefetchContext);
  if (!inApp.test(href) || rest.target === '_blank') return <PlainLink href={href} {...rest} />;
  return (
    <Link
      {...rest}
      to={href}
      onPointerEnter={(event) => {
        rest.onPointerEnter?.(event);
        prefetch(href);
      }}
      onFocus={(event) => {
        rest.onFocus?.(event);
        prefetch(href);
      }}
    />
  );
}

/** A document load: other sites, other languages, new tabs. Paths of this mall keep their prefix. */
function PlainLink({ href, children, ...rest }: LinkComponentProps) {
  const local = useHref(inApp.test(href) ? href : '/');
  return (
    <a
      rel={rest.target === '_blank' ? 'noreferrer' : undefined}
      {...rest}
      href={inApp.test(href) ? local : href}
    >
      {children}
    </a>
  );
}
