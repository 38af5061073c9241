'use client';
import { Button } from '@vermilion/design-system/button';
import { Text } from '@vermilion/design-system/text';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages as common } from '../internal/messages';
import { messages } from './messages';
import * as styles from './goods-grid.css';

export interface LoadMoreProps {
  state: 'idle' | 'loading' | 'failed';
  onMore: () => void;
  /** Load as soon as the end of the list comes near, without a press. */
  auto?: boolean;
}

/** How far below the window the end of the list may be when more is loaded. */
const NEAR = '600px';

/** A real button at the end of a list; the list may press it by itself when its end comes near. */
export function LoadMore({ state, onMore, auto = false }: LoadMoreProps) {
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
  return (
    <div ref={end} data-component="load-more" className={styles.more}>
      {state === 'failed' && (
        <Text role="alert" color="muted">
          <FormattedMessage {...messages.loadMoreFailed} />
        </Text>
      )}
      <Button variant="secondary" size="lg" pending={state === 'loading'} onClick={onMore}>
        <FormattedMessage {...(state === 'failed' ? common.retry : messages.loadMore)} />
      </Button>
    </div>
  );
}
