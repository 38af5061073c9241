import type { LinkComponentProps } from '@vermilion/design-system/link';
import { use, useRef } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { PAUSE_MS, PrefetchContext } from './prefetch';

const inApp = /^\/(?!\/)/;

/**
 * The link of all components: paths of this mall use the router and are prefetched on intent, everything else
 * is a plain anchor.
 */
export function RouterLink({ href, ...rest }: LinkComponentProps) {
  if (!inApp.test(href) || rest.target === '_blank') return <PlainLink href={href} {...rest} />;
  return <MallLink href={href} {...rest} />;
}

/** A page of this mall: client-side navigation, unless the click asks for another tab or window. */
function MallLink({ href, children, ...props }: LinkComponentProps) {
  const prefetch = use(PrefetchContext);
  const follow = useLinkClickHandler<HTMLAnchorElement>(href);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const goOn = () => clearTimeout(pause.current);
  const rest = () => {
    goOn();
    pause.current = setTimeout(prefetch, PAUSE_MS, href);
  };
  return (
    <a
      {...props}
      href={useHref(href)}
      onClick={(event) => {
        props.onClick?.(event);
        goOn();
        if (!event.defaultPrevented) follow(event);
      }}
      onPointerEnter={(event) => {
        props.onPointerEnter?.(event);
        rest();
      }}
      onPointerLeave={(event) => {
        props.onPointerLeave?.(event);
        goOn();
      }}
      onFocus={(event) => {
        props.onFocus?.(event);
        rest();
      }}
      onBlur={(event) => {
        props.onBlur?.(event);
        goOn();
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
