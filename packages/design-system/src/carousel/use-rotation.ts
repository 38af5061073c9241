'use client';
import type { FocusEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useMedia } from '../internal/use-media';
import { media } from '../tokens/breakpoints';

interface RotationOptions {
  /** Milliseconds for each slide; nothing moves without. */
  interval: number | undefined;
  index: number;
  onNext: () => void;
}

/**
 * Lets slides follow one another. By itself it goes on only while no pointer rests on it, stops for good
 * when the focus comes in, and never starts for who prefers reduced motion. What was started by its button goes on
 * until the button stops it or the focus enters a slide.
 */
export function useRotation({ interval, index, onNext }: RotationOptions) {
  const reducedMotion = useMedia(media.reducedMotion);
  const [mode, setMode] = useState<'auto' | 'playing' | 'paused'>('auto');
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const playing = interval !== undefined && (mode === 'auto' ? !reducedMotion : mode === 'playing');
  const rotating = playing && (mode === 'playing' || !(hovered || focused));

  const latest = useRef(onNext);
  useEffect(() => {
    latest.current = onNext;
  });
  useEffect(() => {
    if (!rotating) return;
    const timer = setInterval(() => {
      if (!document.hidden) latest.current();
    }, interval);
    return () => clearInterval(timer);
    // Each slide has the whole time, whoever brought it
  }, [rotating, interval, index]);

  const onFocus = ({ target }: FocusEvent) => {
    setFocused(true);
    // Its own button must still say what a press will do
    if (target.closest('[data-part="rotation"]')) return;
    if (mode === 'auto' || target.closest('[data-part="track"]')) setMode('paused');
  };
  const listeners = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus,
    onBlur: () => setFocused(false),
  };
  const toggle = () => setMode(playing ? 'paused' : 'playing');
  return { playing, rotating, toggle, listeners };
}
