'use client';
import { cva } from 'class-variance-authority';
import { useEffect, useRef, useState } from 'react';
import { alertIcons } from '../alert/alert-icons';
import { CloseIcon } from '../icon/icons-status';
import { canHover } from '../internal/hover-pointer';
import * as styles from './toast.css';
import type { ThemedToast } from './toast-context';

interface ToastProps extends ThemedToast {
  dismissLabel: string;
  /** The tone in words, announced before the message. */
  toneLabel: string | undefined;
  /** Called with the toast's element, by its button or when its time is up. */
  onDismiss: (toast: HTMLElement | null) => void;
}

const iconRecipe = /* @__PURE__ */ cva(styles.icon, { variants: { tone: styles.tones } });

/** A toast; its timer pauses on hover and focus. */
export function Toast({
  message,
  tone = 'info',
  action,
  // A toast with an action must not disappear before it is reached
  duration = action ? Infinity : 5000,
  dismissLabel,
  toneLabel,
  onDismiss,
  attributes,
}: ToastProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const paused = hovered || focused;
  const element = useRef<HTMLDivElement>(null);
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  useEffect(() => {
    if (paused || duration === Infinity) return;
    const timer = setTimeout(() => dismiss.current(element.current), duration);
    return () => clearTimeout(timer);
  }, [paused, duration]);
  const Icon = alertIcons[tone];
  return (
    <div
      {...attributes}
      ref={element}
      data-component="toast"
      data-tone={tone}
      className={styles.toast}
      onPointerEnter={({ nativeEvent }) => setHovered(canHover(nativeEvent))}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon size="md" label={toneLabel} className={iconRecipe({ tone })} />
      <div className={styles.message}>{message}</div>
      {action}
      <button
        type="button"
        data-part="dismiss"
        aria-label={dismissLabel}
        onClick={() => onDismiss(element.current)}
        className={styles.dismiss}
      >
        <CloseIcon size="sm" />
      </button>
    </div>
  );
}
