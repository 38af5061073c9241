/** How many of the last positions are known: more than are asked for while a replica is usable. */
const MOST = 64;

/** When a primary had written how much of its log. */
export function createTimeline() {
  let notes: { at: number; position: number }[] = [];
  return {
    note(at: number, position: number): void {
      notes = [...notes, { at, position }].slice(-MOST);
    },
    /** The last time at which no more than `position` was written; `-Infinity` when that is unknown. */
    timeOf: (position: number): number =>
      notes.findLast((note) => note.position <= position)?.at ?? Number.NEGATIVE_INFINITY,
  };
}
