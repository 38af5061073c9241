import { colours } from './colours';
import { materials } from './materials';
import { sizes } from './sizes';
import { tastes } from './tastes';

/**
 * Values of specifications, in whichever language a shop wrote them; of two rows with the same text the
 * first counts.
 */
export const specificationValues = [...colours, ...materials, ...tastes, ...sizes];

/** Numbers with a unit, and marks such as "USB-C" and "XL", which are the same in every language. */
const NEUTRAL =
  /^(?:[\d\s.,×/–+]+(?:[mk]?g|m?[lL]|[cm]?m|m²|[GT]B|W|%|lm|lb|oz|mAh|dpt)?|[A-Z\d/ ]+|(?:\d )?USB-C)$/;

/** Whether a value says something in words. */
export const isWording = (value: string): boolean => !NEUTRAL.test(value);
