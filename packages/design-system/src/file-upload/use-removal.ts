'use client';
import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { UploadItem } from './types';

/**
 * Manages the focus on removal: it moves to the button at the same position, to the last one, or to the
 * input of an empty list.
 */
export function useRemoval(
  items: readonly UploadItem[],
  root: RefObject<HTMLElement | null>,
  onRemove: (id: string) => void,
) {
  const [confirming, setConfirming] = useState<UploadItem>();
  const place = useRef<number>(undefined);
  const gone = confirming !== undefined && items.every(({ id }) => id !== confirming.id);

  useEffect(() => {
    if (!gone || place.current === undefined) return;
    const buttons = root.current?.querySelectorAll<HTMLElement>('[data-part="remove"]') ?? [];
    const next = buttons[Math.min(place.current, buttons.length - 1)];
    place.current = undefined;
    (next ?? root.current?.querySelector('input'))?.focus();
  }, [confirming, gone, root]);

  const remove = (item: UploadItem) => {
    setConfirming(item);
    place.current = items.indexOf(item);
    onRemove(item.id);
  };
  return { remove, removed: gone ? confirming : undefined };
}
