/** Speed of a fling, in px per ms. */
const THROW = 0.5;

/**
 * Snap point of a released sheet: the nearest one to its height, or the next one in the direction of a fling.
 * -1 closes it. Heights are fractions of the window's, points ascend, and the speed is positive upwards.
 */
export function settle(height: number, speed: number, points: readonly number[]) {
  const rests = [0, ...points];
  if (speed >= THROW) {
    const above = points.findIndex((point) => point > height);
    return above < 0 ? points.length - 1 : above;
  }
  if (speed <= -THROW) return points.findLastIndex((point) => point < height);
  const nearest = rests.reduce((best, point, index) => {
    const distance = Math.abs(point - height);
    return distance < Math.abs((rests[best] ?? 0) - height) ? index : best;
  }, 0);
  return nearest - 1;
}
