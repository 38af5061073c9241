/** Default duration of a test file without a record, in seconds. */
const USUAL = 3;

const sharedFolders = (a, b) => {
  const [left, right] = [a.split('/'), b.split('/')];
  const differs = left.findIndex((part, at) => part !== right[at]);
  return differs < 0 ? left.length : differs;
};

/**
 * Selects test files that fit into a time limit on one processor, those nearest to the changed
 * files first. `durations` are the last recorded seconds. Returns `{ chosen, left }`.
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
