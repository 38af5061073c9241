import { createIcon } from './create-icon';

/** Back or previous; not mirrored by itself in right-to-left text. */
export const ChevronLeftIcon = /* @__PURE__ */ createIcon('chevron-left', 'M14.5 6l-6 6 6 6');
/** Onward or next; not mirrored by itself in right-to-left text. */
export const ChevronRightIcon = /* @__PURE__ */ createIcon('chevron-right', 'M9.5 6l6 6-6 6');
/** Collapses what is below. */
export const ChevronUpIcon = /* @__PURE__ */ createIcon('chevron-up', 'M6 14.5l6-6 6 6');
/** Expands what is below, or opens a list. */
export const ChevronDownIcon = /* @__PURE__ */ createIcon('chevron-down', 'M6 9.5l6 6 6-6');
/** To the top; a rise; an ascending order. */
export const ArrowUpIcon = /* @__PURE__ */ createIcon(
  'arrow-up',
  'M12 19.5v-15M5.5 11 12 4.5l6.5 6.5',
);
/** More actions, or more of a list. */
export const MoreIcon = /* @__PURE__ */ createIcon(
  'more',
  'M5.5 12.75a.75.75 0 1 0 0-1.5.75.75 0 0 0 0 1.5ZM12 12.75a.75.75 0 1 0 0-1.5.75.75 0 0 0 0 1.5ZM18.5 12.75a.75.75 0 1 0 0-1.5.75.75 0 0 0 0 1.5Z',
);
