/** Speed in px per ms from which a drag counts as thrown. */
const THROW = 0.5;

/**
 * Where a sheet comes to rest that was let go: the snap point nearest to its height, or the next one in the
 * direction in which it was thrown. -1 closes it. Heights are shares of the window's, points ascend, and the
 * speed is positive upwards.
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
