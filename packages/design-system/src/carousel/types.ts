import type { ChangeDetail } from '../internal/change-detail';

export type CarouselChangeDetail = ChangeDetail<'press' | 'arrowKey' | 'swipe' | 'rotation'>;

export interface CarouselLabels {
  /** Read out in place of the role: "carousel". The name itself does not say it again. */
  carousel: string;
  /** Read out in place of a slide's role: "slide". */
  slide: string;
  /** Name of a slide, from 1: "2 of 5". */
  slideName: (number: number, total: number) => string;
  previous: string;
  next: string;
  /** Name of the row of bars: "Choose a slide". */
  picker: string;
  /** Name of a bar: "Show slide 2". */
  pick: (number: number) => string;
}
