import type { LinkComponentProps } from '@vermilion/design-system/link';
import { use, useRef } from 'react';
import { PrefetchContext } from './prefetch';
import { useHref, useLinkClickHandler } from './router';

/** A pointer that stays on a link this long means it; most only pass. */
const PAUSE_MS = 80;

const inApp = /^\/(?!\/)/;

/**
 * The link of all components: paths of this mall go through the router and are prefetched on intent,
 * everything else is a plain anchor.
 */
export function RouterLink({ href, ...rest }: LinkComponentProps) {
  if (!inApp.test(href) || rest.target === '_blank') return <PlainLink href={href} {...rest} />;
  return <MallLink href={href} {...rest} />;
}

/** A page of this mall: no document load, unless the click asks for another tab or window. */
function MallLink({ href, children, ...rest }: LinkComponentProps) {
  const prefetch = use(PrefetchContext);
  const follow = useLinkClickHandler(href);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (
    <a
      {...rest}
      href={useHref(href)}
      onClick={(event) => {
        rest.onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
      onPointerEnter={(event) => {
        rest.onPointerEnter?.(event);
        pause.current = setTimeout(prefetch, PAUSE_MS, href);
      }}
      onPointerLeave={(event) => {
        rest.onPointerLeave?.(event);
        clearTimeout(pause.current);
      }}
      onFocus={(event) => {
        rest.onFocus?.(event);
        prefetch(href);
      }}
    >
      {children}
    </a>
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
