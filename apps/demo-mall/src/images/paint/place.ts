import type { Placement } from '../stage';
import { fit } from '../thing';

/** A rectangle in pixels of the image. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Centre, scale and visible box of an object in pixels, for `k` pixels a unit. */
export function placeOf({ thing, x, base, size, rotate = 0, pose }: Placement, k: number) {
  const { scale, width, height } = fit(thing, size);
  const [cx, cy] = [x * k, (pose === 'stand' ? base - height / 2 : base) * k];
  const turn = (rotate * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const [w, h] = [(width * cos + height * sin) * k, (width * sin + height * cos) * k];
  const left = Math.floor(cx - w / 2) - 1;
  const top = Math.floor(cy - h / 2) - 1;
  const box: Box = { left, top, width: Math.ceil(w) + 3, height: Math.ceil(h) + 3 };
  const transform =
    `translate(${cx} ${cy}) rotate(${rotate}) scale(${scale * k}) ` +
    `translate(${-thing.width / 2} ${-thing.height / 2})`;
  return { box, transform };
}

/** The part of a box within the image; `undefined` if there is none. */
export function within(box: Box, image: Pick<Box, 'width' | 'height'>): Box | undefined {
  const left = Math.max(0, box.left);
  const top = Math.max(0, box.top);
  const width = Math.min(image.width, box.left + box.width) - left;
  const height = Math.min(image.height, box.top + box.height) - top;
  return width > 0 && height > 0 ? { left, top, width, height } : undefined;
}
