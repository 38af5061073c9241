import { Skeleton } from '@vermilion/design-system/skeleton';
import { useEffect, useState, type ComponentType } from 'react';
import { useApp } from '../app/app-context';
import { guardChunk } from '../routing/chunk-guard';
import * as styles from './lazy-cart-preview.css';

const loadPreview = guardChunk(() => import('../cart/cart-preview'));

/** The cart in short: its code and texts come when it is opened, and it asks for the cart anew each time. */
function LazyCartPreview({ open }: { open: boolean }) {
  const { messages } = useApp();
  const [Preview, setPreview] = useState<ComponentType>();
  useEffect(() => {
    if (!open || Preview) return;
    Promise.all([loadPreview(), messages.complete()]).then(
      ([part]) => setPreview(() => part.CartPreview),
      // asked for again at the next opening
      () => undefined,
    );
  }, [open, Preview, messages]);
  return Preview && open ? <Preview /> : <Skeleton className={styles.toCome} />;
}

/** Shown by the header; always the same function, so that the header's properties stay. */
export const cartPreview = (open: boolean) => <LazyCartPreview open={open} />;
