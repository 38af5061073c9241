/** Blurs a plane of values by two box passes in each direction, which approximates a Gaussian. */
export function blurred(plane: Float32Array, width: number, reach: number): Float32Array {
  const height = plane.length / width;
  const cells = Math.max(1, Math.round(reach));
  let soft = plane;
  for (let pass = 0; pass < 2; pass++) {
    soft = boxed(soft, cells, width, height, 1, width);
    soft = boxed(soft, cells, height, width, width, 1);
  }
  return soft;
}

/** One pass along lines of `length` values with a distance of `step`; the lines have a distance of `stride`. */
function boxed(
  plane: Float32Array,
  reach: number,
  length: number,
  lines: number,
  step: number,
  stride: number,
) {
  const out = new Float32Array(plane.length);
  for (let line = 0; line < lines; line++) {
    const start = line * stride;
    const value = (index: number) =>
      index < 0 || index >= length ? 0 : (plane[start + index * step] ?? 0);
    let sum = 0;
    for (let index = -reach; index < reach; index++) sum += value(index);
    for (let index = 0; index < length; index++) {
      sum += value(index + reach);
      out[start + index * step] = sum / (2 * reach + 1);
      sum -= value(index - reach);
    }
  }
  return out;
}
