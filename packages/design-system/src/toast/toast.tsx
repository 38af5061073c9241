'use client';
import { cx } from 'class-variance-authority';
import { useEffect, useRef, useState } from 'react';
import { CloseIcon } from '../icon/icons-action';
import { AlertIcon, ErrorIcon, InfoIcon, SuccessIcon } from '../icon/icons-status';
import type { ToastOptions } from './toast-context';
import * as styles from './toast.css';

interface ToastProps extends ToastOptions {
  dismissLabel: string;
  onDismiss: () => void;
}

const icons = {
  info: InfoIcon,
  positive: SuccessIcon,
  caution: AlertIcon,
  critical: ErrorIcon,
};

/** One passing message; its clock stands still under the pointer and while the focus is in it. */
export function Toast({
  message,
  tone = 'info',
  action,
  duration = 5000,
  dismissLabel,
  onDismiss,
}: ToastProps) {
  const [held, setHeld] = useState(false);
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  useEffect(() => {
    if (held || duration === Infinity) return;
    const timer = setTimeout(() => dismiss.current(), duration);
    return () => clearTimeout(timer);
  }, [held, duration]);
  const Icon = icons[tone];
  return (
    <div
      data-component="toast"
      data-tone={tone}
      className={styles.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size="md" className={cx(styles.icon, styles.tones[tone])} />
      <div className={styles.message}>{message}</div>
      {action}
      <button
        type="button"
        data-part="dismiss"
        aria-label={dismissLabel}
        onClick={onDismiss}
        className={styles.dismiss}
      >
        <CloseIcon size="sm" />
      </button>
    </div>
  );
}
