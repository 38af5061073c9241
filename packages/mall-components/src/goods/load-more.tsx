'use client';
import { Button } from '@vermilion/design-system/button';
import { isPlainClick, LinkBase } from '@vermilion/design-system/link';
import { Text } from '@vermilion/design-system/text';
import { useEffect, useRef, type MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages as common } from '../internal/messages';
import { messages } from './card-messages';
import * as styles from './goods-grid.css';

export interface LoadMoreProps {
  state: 'idle' | 'loading' | 'failed';
  onMore: () => void;
  /** Somebody has asked for more; the list itself has not. */
  onAsk?: () => void;
  /** The page with more of the list, for who has no scripts. */
  href?: string;
  /** Load as soon as the end of the list comes near, without a press. */
  auto?: boolean;
}

/** How far below the window the end of the list may be when more is loaded. */
const NEAR = '600px';

/** A button or link at the end of a list; the list may press it by itself when its end comes near. */
export function LoadMore({ state, onMore, onAsk, href, auto = false }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(onMore);
  useEffect(() => {
    latest.current = onMore;
  });
  useEffect(() => {
    if (!auto || state !== 'idle' || !end.current) return;
    if (typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        // Keyboard users would never reach the end of the page
        const walked = end.current?.parentElement?.querySelector(':focus-visible');
        if (entry?.isIntersecting && !walked) latest.current();
      },
      { rootMargin: `0px 0px ${NEAR}` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [auto, state]);
  const handlePress = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (state === 'loading') return;
    onAsk?.();
    onMore();
  };
  const text = <FormattedMessage {...(state === 'failed' ? common.retry : messages.loadMore)} />;
  const look = { variant: 'secondary', size: 'lg', pending: state === 'loading' } as const;
  return (
    <div ref={end} data-component="load-more" className={styles.more}>
      {state === 'failed' && (
        <Text role="alert" color="muted">
          <FormattedMessage {...messages.loadMoreFailed} />
        </Text>
      )}
      {href ? (
        <Button asChild {...look}>
          {/* a press before the scripts have come waits for them */}
          <LinkBase href={href} data-replay="" onClick={handlePress}>
            {text}
          </LinkBase>
        </Button>
      ) : (
        <Button {...look} onClick={handlePress}>
          {text}
        </Button>
      )}
    </div>
  );
}
