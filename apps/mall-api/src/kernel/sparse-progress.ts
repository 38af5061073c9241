/** Passes on the first count, and then at most one in `every` milliseconds. */
export function sparseProgress(say: (done: number) => void, every = 2000) {
  let saidAt = -Infinity;
  return (done: number): void => {
    if (performance.now() - saidAt < every) return;
    saidAt = performance.now();
    say(done);
  };
}
