import { createIcon } from './create-icon';

/** Search. */
export const SearchIcon = /* @__PURE__ */ createIcon(
  'search',
  'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM15.6 15.6 21 21',
);
/** Adds something. */
export const PlusIcon = /* @__PURE__ */ createIcon('plus', 'M12 5v14M5 12h14');
/** Takes one away; a mixed state; no change. */
export const MinusIcon = /* @__PURE__ */ createIcon('minus', 'M5 12h14');
/** Done, or selected. */
export const CheckIcon = /* @__PURE__ */ createIcon('check', 'M4.5 12.5l5 5 10-11');
/** Leads on; not mirrored by itself in right-to-left text. */
export const ArrowRightIcon = /* @__PURE__ */ createIcon(
  'arrow-right',
  'M4.5 12h15M13 5.5l6.5 6.5-6.5 6.5',
);
/** Opens the main menu. */
export const MenuIcon = /* @__PURE__ */ createIcon('menu', 'M4 6.5h16M4 12h16M4 17.5h16');
/** Opens or names filters. */
export const FilterIcon = /* @__PURE__ */ createIcon('filter', 'M4 6.5h16M7 12h10M10 17.5h4');
/** A column or list that can be sorted. */
export const SortIcon = /* @__PURE__ */ createIcon(
  'sort',
  'M8 4.5v15M4.5 8 8 4.5 11.5 8M16 19.5v-15M12.5 16l3.5 3.5 3.5-3.5',
);
/** Edits something. */
export const EditIcon = /* @__PURE__ */ createIcon(
  'edit',
  'M4 20l.9-4.2L16.3 4.4a1.9 1.9 0 0 1 2.7 0l.6.6a1.9 1.9 0 0 1 0 2.7L8.2 19.1 4 20ZM14.5 6.5l3 3',
);
/** Deletes something. */
export const TrashIcon = /* @__PURE__ */ createIcon(
  'trash',
  'M4.5 6.5h15M9 6.5V5a1.5 1.5 0 0 1 1.5-1.5h3A1.5 1.5 0 0 1 15 5v1.5M6.5 6.5l.8 12.1a2 2 0 0 0 2 1.9h5.4a2 2 0 0 0 2-1.9l.8-12.1M10 10.5v6M14 10.5v6',
);
/** Repeats, reloads or resets. */
export const RefreshIcon = /* @__PURE__ */ createIcon(
  'refresh',
  'M19.5 12a7.5 7.5 0 0 1-13.4 4.6M4.5 12a7.5 7.5 0 0 1 13.4-4.6M18.5 3.5v4h-4M5.5 20.5v-4h4',
);
/** Shows what is hidden, e.g. a password. */
export const EyeIcon = /* @__PURE__ */ createIcon(
  'eye',
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
);
/** Hides what is shown, e.g. a password. */
export const EyeOffIcon = /* @__PURE__ */ createIcon(
  'eye-off',
  'M10 5.7a9 9 0 0 1 2-.2c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.6 3.4M6.3 7.3A15.5 15.5 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.9-1.5M9.9 9.9a3 3 0 0 0 4.2 4.2M3.5 3.5l17 17',
);
/** Enlarges an image. */
export const ZoomInIcon = /* @__PURE__ */ createIcon(
  'zoom-in',
  'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM15.6 15.6 21 21M10.5 7.5v6M7.5 10.5h6',
);
/** Copies a text. */
export const CopyIcon = /* @__PURE__ */ createIcon(
  'copy',
  'M10 8.5h8a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 8.5 18v-8A1.5 1.5 0 0 1 10 8.5ZM15.5 8.5V6A1.5 1.5 0 0 0 14 4.5H6A1.5 1.5 0 0 0 4.5 6v8A1.5 1.5 0 0 0 6 15.5h2.5',
);
/** Leads to another website, or opens a new window. */
export const ExternalIcon = /* @__PURE__ */ createIcon(
  'external',
  'M13.5 4.5h6v6M19.5 4.5l-9 9M17 14v4a1.5 1.5 0 0 1-1.5 1.5h-9.5A1.5 1.5 0 0 1 4.5 18V8.5A1.5 1.5 0 0 1 6 7h4',
);
/** A date, or opens a calendar. */
export const CalendarIcon = /* @__PURE__ */ createIcon(
  'calendar',
  'M4.5 6.5h15v13h-15ZM4.5 10.5h15M8.5 4v4M15.5 4v4',
);
/** Shares the page. */
export const ShareIcon = /* @__PURE__ */ createIcon(
  'share',
  'M12 15V3.5M7.5 8 12 3.5 16.5 8M8.5 11H5.5v9.5h13V11h-3',
);
