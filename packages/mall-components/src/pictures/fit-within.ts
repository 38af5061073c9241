export interface Size {
  width: number;
  height: number;
}

/** The dimensions scaled down so that the longer side is at most `maxSide`; never scaled up. */
export function fitWithin({ width, height }: Size, maxSide: number): Size {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}
