import type { CarouselLabels } from './types';

/** English labels for stories and tests. */
export const labels: CarouselLabels = {
  carousel: 'carousel',
  slide: 'slide',
  slideName: (number, total) => `${number} of ${total}`,
  previous: 'Previous slide',
  next: 'Next slide',
  picker: 'Choose a slide',
  pick: (number) => `Show slide ${number}`,
};
export const rotation = { pauseLabel: 'Pause', playLabel: 'Play' };
