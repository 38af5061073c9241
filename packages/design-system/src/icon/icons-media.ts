import { createIcon } from './create-icon';

/** Starts what moves. */
export const PlayIcon = /* @__PURE__ */ createIcon('play', 'M8 5l11 7-11 7V5Z', { filled: true });
/** Pauses what moves. */
export const PauseIcon = /* @__PURE__ */ createIcon(
  'pause',
  'M7 5h3.5v14H7V5ZM13.5 5H17v14h-3.5V5Z',
  {
    filled: true,
  },
);
/** Reduces an enlarged image. */
export const ZoomOutIcon = /* @__PURE__ */ createIcon(
  'zoom-out',
  'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM15.6 15.6 21 21M7.5 10.5h6',
);
/** Opens an image in large. */
export const ExpandIcon = /* @__PURE__ */ createIcon(
  'expand',
  'M14 4.5h5.5v5.5M19.5 4.5l-6.5 6.5M10 19.5H4.5V14M4.5 19.5l6.5-6.5',
);
