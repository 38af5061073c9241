import { Skeleton } from '@vermilion/design-system/skeleton';
import { type ComponentType, useEffect, useState } from 'react';
import { guardChunk } from '../browser/chunk-guard';
import { useApp } from '../deps/app-context';
import * as styles from './lazy-cart-preview.css';

const loadPreview = guardChunk(() => import('./cart-preview'));

/** The cart preview: code and messages load when it is opened, and the cart is refetched each time. */
function LazyCartPreview({ open }: { open: boolean }) {
  const { messages } = useApp();
  const [Preview, setPreview] = useState<ComponentType>();
  useEffect(() => {
    if (!open || Preview) return;
    Promise.all([loadPreview(), messages.need('overlays')]).then(
      ([part]) => setPreview(() => part.CartPreview),
      // The next opening tries again
      () => undefined,
    );
  }, [open, Preview, messages]);
  return Preview && open ? <Preview /> : <Skeleton className={styles.toCome} />;
}

/** Render prop of the header; a stable reference, so that the header's props do not change. */
export const cartPreview = (open: boolean) => <LazyCartPreview open={open} />;
