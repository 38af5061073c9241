import type { ChangeDetail } from '../internal/change-detail';

/** Why another slide shows. `press`: of a bar or an arrow; `arrowKey`: among the bars; `rotation`: by itself. */
export type CarouselChangeDetail = ChangeDetail<'press' | 'arrowKey' | 'swipe' | 'rotation'>;

/** All texts of a Carousel but its own name. */
export interface CarouselLabels {
  /** `aria-roledescription` of the carousel: "carousel". Do not repeat it in the label. */
  carousel: string;
  /** `aria-roledescription` of a slide: "slide". */
  slide: string;
  /** Label of a slide, from 1: "2 of 5". */
  slideName: (number: number, total: number) => string;
  /** Label of the button to the previous slide; after the first one comes the last. */
  previous: string;
  /** Label of the button to the next slide; after the last one comes the first. */
  next: string;
  /** Label of the group of bars: "Choose a slide". */
  picker: string;
  /** Label of a bar: "Show slide 2". */
  pick: (number: number) => string;
}
