'use client';
import type { ReactNode } from 'react';
import { Children, isValidElement } from 'react';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import * as styles from './carousel.css';
import { CarouselControls } from './carousel-controls';
import type { CarouselChangeDetail, CarouselLabels } from './types';
import { useRotation } from './use-rotation';
import { useSlides } from './use-slides';

/** A rotation must be pausable, so both labels of its button are required. */
type Rotation =
  | {
      /** Milliseconds per slide. Without it slides do not change by themselves. */
      interval: number;
      /** Label of the rotation's button while slides change by themselves: "Pause". */
      pauseLabel: string;
      /** Label of the rotation's button while they do not: "Play". So it is at first with reduced motion. */
      playLabel: string;
    }
  | { interval?: undefined; pauseLabel?: undefined; playLabel?: undefined };

export type CarouselProps = PropsOf<
  'section',
  {
    /** Accessible name: "Offers of the week". */
    label: string;
    /** The texts that are not visible. */
    labels: CarouselLabels;
    /** One child per slide, with a key. Each reserves the space of its own image. */
    children: ReactNode;
    /** `over` places the controls on the slides: bars at the bottom, arrows on hover and focus. */
    controls?: 'below' | 'over';
    /** Called with the index of the visible slide, from 0. */
    onIndexChange?: (index: number, detail: CarouselChangeDetail) => void;
  }
> &
  Rotation;

/** One visible slide at a time, with swiping, arrows and bars. For the images of one product use Gallery. */
export function Carousel({
  label,
  labels,
  children,
  controls = 'below',
  onIndexChange,
  interval,
  pauseLabel,
  playLabel,
  ...rest
}: CarouselProps) {
  const slides = Children.toArray(children);
  const count = slides.length;
  const { index, show, row } = useSlides(count, onIndexChange);
  const { playing, rotating, toggle, listeners } = useRotation({
    interval: count > 1 ? interval : undefined,
    index,
    onNext: () => show(index + 1, { reason: 'rotation' }),
  });
  return (
    <section
      {...mergeProps(
        {
          'data-component': 'carousel',
          'aria-roledescription': labels.carousel,
          'aria-label': label,
          ...listeners,
          className: styles.carousel,
        },
        rest,
      )}
    >
      {count > 1 && (
        <CarouselControls
          labels={labels}
          place={controls}
          count={count}
          index={index}
          onShow={show}
          rotation={
            interval === undefined
              ? undefined
              : { playing, label: playing ? pauseLabel : playLabel, onToggle: toggle }
          }
        />
      )}
      <div
        {...row}
        data-part="track"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll what has the focus
        tabIndex={0}
        aria-live={rotating ? 'off' : 'polite'}
        className={styles.track}
      >
        {slides.map((slide, at) => (
          <div
            key={isValidElement(slide) ? slide.key : at}
            role="group"
            data-part="slide"
            aria-roledescription={labels.slide}
            aria-label={labels.slideName(at + 1, count)}
            // A hidden slide is neither focusable nor exposed to assistive technology
            inert={at !== index}
            className={styles.slide}
          >
            {slide}
          </div>
        ))}
      </div>
    </section>
  );
}
