export interface Size {
  width: number;
  height: number;
}

/** The size whose longer side is at most `maxSide`, with the same proportions; never larger than it was. */
export function fitWithin({ width, height }: Size, maxSide: number): Size {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}
