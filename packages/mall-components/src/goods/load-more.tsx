'use client';
import { Button } from '@vermilion/design-system/button';
import { isPlainClick, LinkBase } from '@vermilion/design-system/link';
import { Text } from '@vermilion/design-system/text';
import { type MouseEvent, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages as common } from '../internal/messages';
import { observeIntersection } from '../internal/observe-intersection';
import { messages } from './card-messages';
import * as styles from './goods-grid.css';

export interface LoadMoreProps {
  /** `idle`: more can be loaded. `loading`: the button is busy. `failed`: a message, and the button retries. */
  state: 'idle' | 'loading' | 'failed';
  /** Called by the button, and with `auto` when the end of the list comes near: append the next goods. */
  onMore: () => void;
  /** Called only when the user presses the button, not on automatic loading. */
  onAsk?: () => void;
  /** URL of a page with more of the list, for browsers without scripts. */
  href?: string;
  /** Loads automatically when the end of the list comes near. */
  auto?: boolean;
}

/** Distance below the window at which the end of the list triggers loading. */
const NEAR = '600px';

/** A button or link at the end of a list; with `auto` more is loaded when that end comes near. */
export function LoadMore({ state, onMore, onAsk, href, auto = false }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(onMore);
  useEffect(() => {
    latest.current = onMore;
  });
  useEffect(() => {
    if (!auto || state !== 'idle') return;
    return observeIntersection(
      end.current,
      ({ isIntersecting }) => {
        // With automatic loading, keyboard users would never reach the end of the page
        const walked = end.current?.parentElement?.querySelector(':focus-visible');
        if (isIntersecting && !walked) latest.current();
      },
      { rootMargin: `0px 0px ${NEAR}` },
    );
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
          {/* a press before hydration is replayed after it */}
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
