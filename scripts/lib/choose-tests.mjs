/** Seconds that a test file takes of which nothing is recorded. */
const USUAL = 3;

const sharedFolders = (a, b) => {
  const [left, right] = [a.split('/'), b.split('/')];
  const differs = left.findIndex((part, at) => part !== right[at]);
  return differs < 0 ? left.length : differs;
};

/**
 * Chooses the test files that fit into so many seconds of one processor, those nearest to the changed
 * files first. `durations` has the seconds that a file took last time. Gives `{ chosen, left }`.
 */
export function chooseTests(tests, changed, durations, seconds) {
  const nearness = (test) => Math.max(0, ...changed.map((file) => sharedFolders(test, file)));
  const ordered = tests
    .map((test) => ({ test, near: nearness(test), cost: durations[test] ?? USUAL }))
    .sort((a, b) => b.near - a.near || a.cost - b.cost);
  let spent = 0;
  const fits = ({ cost }) => {
    if (spent + cost > seconds) return false;
    spent += cost;
    return true;
  };
  const chosen = ordered.filter(fits).map(({ test }) => test);
  return { chosen, left: tests.filter((test) => !chosen.includes(test)) };
}
