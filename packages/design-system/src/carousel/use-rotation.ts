'use client';
import type { FocusEvent, PointerEvent } from 'react';
import { useEffect, useState } from 'react';
import { canHover } from '../internal/hover-pointer';
import { useLatest } from '../internal/use-latest';
import { useMedia } from '../internal/use-media';
import { media } from '../tokens/breakpoints';

interface RotationOptions {
  /** Milliseconds per slide; no rotation without it. */
  interval: number | undefined;
  index: number;
  onNext: () => void;
}

/**
 * Rotates slides. Automatic rotation pauses on hover, stops for good when focus enters, and never starts with
 * reduced motion. A rotation started by its button runs until the button stops it or focus enters a slide.
 */
export function useRotation({ interval, index, onNext }: RotationOptions) {
  const reducedMotion = useMedia(media.reducedMotion);
  const [mode, setMode] = useState<'auto' | 'playing' | 'paused'>('auto');
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const playing = interval !== undefined && (mode === 'auto' ? !reducedMotion : mode === 'playing');
  const rotating = playing && (mode === 'playing' || !(hovered || focused));

  const latest = useLatest(onNext);
  useEffect(() => {
    if (!rotating) return;
    const timer = setInterval(() => {
      if (!document.hidden) latest.current();
    }, interval);
    return () => clearInterval(timer);
    // Restarts the interval however a slide was reached
  }, [rotating, interval, index, latest]);

  const onFocus = ({ target }: FocusEvent) => {
    setFocused(true);
    // The label of the button must still match its effect
    if (target.closest('[data-part="rotation"]')) return;
    if (mode === 'auto' || target.closest('[data-part="track"]')) setMode('paused');
  };
  const listeners = {
    onPointerEnter: ({ nativeEvent }: PointerEvent) => setHovered(canHover(nativeEvent)),
    onPointerLeave: () => setHovered(false),
    onFocus,
    onBlur: () => setFocused(false),
  };
  const toggle = () => setMode(playing ? 'paused' : 'playing');
  return { playing, rotating, toggle, listeners };
}
