'use client';
import { cx } from 'class-variance-authority';
import type { ReactElement } from 'react';
import * as button from '../button/button.css';
import { RefreshIcon, ZoomInIcon } from '../icon/icons-action';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icons-direction';
import { ZoomOutIcon } from '../icon/icons-media';
import { mirrored } from '../internal/mirror.css';
import * as styles from './lightbox.css';
import type { GalleryLabels } from './types';

interface LightboxBarProps {
  labels: GalleryLabels;
  index: number;
  total: number;
  scale: number;
  /** Every pixel of the file is shown. */
  isFull: boolean;
  onStep: (step: number) => void;
  onZoom: (factor: number) => void;
  onReset: () => void;
}

/** Zoom factor of the buttons and keys. */
export const ZOOM_STEP = 1.5;

const round = cx(
  button.button,
  button.variants.ghost,
  button.sizes.md,
  button.square.md,
  button.round,
);

/** Buttons of the lightbox. One that is unavailable keeps focus and is `aria-disabled`. */
export function LightboxBar(props: LightboxBarProps) {
  const { labels, index, total, scale, isFull, onStep, onZoom, onReset } = props;
  const press = (label: string, icon: ReactElement, act: () => void, off = false) => (
    <button
      type="button"
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={off ? undefined : act}
      className={round}
    >
      {icon}
    </button>
  );
  const position = (
    <span aria-live="polite" className={styles.figures}>
      {labels.position(index + 1, total)}
    </span>
  );
  return (
    <div data-part="bar" className={styles.bar}>
      {total > 1 &&
        press(labels.previous, <ChevronLeftIcon className={mirrored} />, () => onStep(-1))}
      {total > 1 && position}
      {total > 1 && press(labels.next, <ChevronRightIcon className={mirrored} />, () => onStep(1))}
      {press(labels.zoomOut, <ZoomOutIcon />, () => onZoom(1 / ZOOM_STEP), scale <= 1)}
      {press(labels.zoomIn, <ZoomInIcon />, () => onZoom(ZOOM_STEP), isFull)}
      {press(labels.reset, <RefreshIcon />, onReset, scale <= 1)}
    </div>
  );
}
