/** Sides and alignments of a popup relative to its anchor. */
export const floatingSides = ['top', 'bottom'] as const;
export type FloatingSide = (typeof floatingSides)[number];
export const floatingAligns = ['start', 'center', 'end'] as const;
export type FloatingAlign = (typeof floatingAligns)[number];

interface Size {
  width: number;
  height: number;
}

interface Box extends Size {
  left: number;
  top: number;
}

export interface Placement {
  side: FloatingSide;
  align: FloatingAlign;
  /** Distance to the anchor in px. */
  gap: number;
  rtl: boolean;
}

/** The visible part of the window, from its top. */
interface View extends Size {
  top: number;
}

/** Minimum distance to the edges of the view, in px. */
const MARGIN = 8;

const within = (value: number, size: number, room: number) =>
  Math.max(MARGIN, Math.min(value, room - size - MARGIN));

/**
 * Position of a popup in the window, in px: on the preferred side, or the other one when it has more room.
 */
export function place(anchor: Box, part: Size, view: View, { side, align, gap, rtl }: Placement) {
  const room = {
    top: anchor.top - view.top - gap - MARGIN,
    bottom: view.top + view.height - anchor.top - anchor.height - gap - MARGIN,
  };
  const other = side === 'top' ? 'bottom' : 'top';
  const taken = part.height > room[side] && room[other] > room[side] ? other : side;
  const height = Math.min(part.height, Math.max(room[taken], 0));
  const slack = anchor.width - part.width;
  const shift = align === 'center' ? slack / 2 : (align === 'start') === rtl ? slack : 0;
  return {
    side: taken,
    left: within(anchor.left + shift, part.width, view.width),
    top: taken === 'bottom' ? anchor.top + anchor.height + gap : anchor.top - gap - height,
    maxHeight: Math.max(room[taken], 0),
  };
}
