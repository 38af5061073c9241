'use client';
import type { ReactNode } from 'react';
import { Children, isValidElement } from 'react';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { CarouselControls } from './carousel-controls';
import * as styles from './carousel.css';
import type { CarouselChangeDetail, CarouselLabels } from './types';
import { useRotation } from './use-rotation';
import { useSlides } from './use-slides';

/** A rotation must be pausable, so its button needs both names. */
type Rotation =
  | {
      /** Milliseconds for each slide. */
      interval: number;
      pauseLabel: string;
      playLabel: string;
    }
  | { interval?: undefined; pauseLabel?: undefined; playLabel?: undefined };

export type CarouselProps = PropsOf<
  'section',
  {
    /** What the slides are: "Offers of the week". */
    label: string;
    labels: CarouselLabels;
    /** One child for each slide, with a key. Each keeps the place of its own picture. */
    children: ReactNode;
    /** `over` lays the controls onto the slides, as banners do: bars at their foot, arrows beside them on hover and focus. */
    controls?: 'below' | 'over';
    /** Called with the index of the visible slide, from 0. */
    onIndexChange?: (index: number, detail: CarouselChangeDetail) => void;
  }
> &
  Rotation;

/** Slides of which one is visible, with swiping, arrows and bars. For the pictures of one thing use Gallery. */
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
            // A hidden slide is neither focusable nor read out
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
