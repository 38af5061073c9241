'use client';
import { cva, cx } from 'class-variance-authority';
import type { KeyboardEvent, MouseEvent } from 'react';
import * as button from '../button/button.css';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icons-direction';
import { PauseIcon, PlayIcon } from '../icon/icons-media';
import { arrowStep } from '../internal/arrow-step';
import { mirrored } from '../internal/mirror.css';
import * as styles from './carousel.css';
import type { CarouselChangeDetail, CarouselLabels } from './types';

interface CarouselControlsProps {
  labels: CarouselLabels;
  place: keyof typeof styles.places;
  count: number;
  index: number;
  onShow: (index: number, detail: CarouselChangeDetail) => void;
  /** Pauses and resumes rotation; absent without rotation. */
  rotation: { playing: boolean; label: string; onToggle: () => void } | undefined;
}

const round = cx(
  button.button,
  button.variants.ghost,
  button.sizes.sm,
  button.square.sm,
  button.round,
);

const controlsRecipe = /* @__PURE__ */ cva(styles.controls, { variants: { place: styles.places } });

/** Pause, previous, one bar per slide, next. */
export function CarouselControls(props: CarouselControlsProps) {
  const { labels, place, count, index, onShow, rotation } = props;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = arrowStep(event);
    if (!step) return;
    event.preventDefault();
    const next = (index + step + count) % count;
    onShow(next, { reason: 'arrowKey', event: event.nativeEvent });
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  const press =
    (to: number) =>
    ({ nativeEvent: event }: MouseEvent) =>
      onShow(to, { reason: 'press', event });
  return (
    <div data-part="controls" className={controlsRecipe({ place })}>
      {rotation && (
        <button
          type="button"
          data-part="rotation"
          aria-label={rotation.label}
          onClick={rotation.onToggle}
          className={cx(round, styles.rotation)}
        >
          {rotation.playing ? <PauseIcon size="sm" /> : <PlayIcon size="sm" />}
        </button>
      )}
      <button
        type="button"
        aria-label={labels.previous}
        onClick={press(index - 1)}
        className={cx(round, styles.arrow, styles.previous)}
      >
        <ChevronLeftIcon size="sm" className={mirrored} />
      </button>
      {/* Arrow keys bubble up from the buttons; the group itself is not interactive */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div role="group" aria-label={labels.picker} className={styles.picker} onKeyDown={onKeyDown}>
        {Array.from({ length: count }, (_, at) => (
          <button
            key={at}
            type="button"
            aria-label={labels.pick(at + 1)}
            aria-current={at === index}
            // All bars are one tab stop (roving tabindex)
            tabIndex={at === index ? 0 : -1}
            onClick={press(at)}
            className={styles.bar}
          />
        ))}
      </div>
      <button
        type="button"
        aria-label={labels.next}
        onClick={press(index + 1)}
        className={cx(round, styles.arrow, styles.next)}
      >
        <ChevronRightIcon size="sm" className={mirrored} />
      </button>
    </div>
  );
}
