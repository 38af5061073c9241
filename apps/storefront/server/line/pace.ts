/** Visitors a second. */
const LEAST = 0.5;
const MOST = 1000;
const SLOWER = 0.8;
const FASTER = 1.1;
const STEP = 0.3;
/** Seconds in which the told pace follows the real one. */
const MEMORY_S = 20;

/**
 * How many visitors are let in: more every second while there is room, far fewer when there is none (as TCP finds its
 * pace), so that whoever is inside is served soon.
 */
export function createPace() {
  let perSecond = LEAST;
  let credit = 0;
  let told = LEAST;
  return {
    /** The line begins: half of the work of the last second is what there is room for. */
    begin(doneInSecond: number): void {
      perSecond = Math.max(1, doneInSecond / 2);
      told = perSecond;
      credit = 0;
    },
    /** A time has passed; tells how many more may come in. */
    pass(seconds: number, isBusy: boolean): void {
      perSecond = isBusy
        ? Math.max(LEAST, perSecond * SLOWER)
        : Math.min(MOST, perSecond * FASTER + STEP);
      if (isBusy) credit = Math.min(credit, 0);
      credit = Math.min(credit + perSecond * seconds, Math.max(1, perSecond));
      told += (perSecond - told) * Math.min(1, seconds / MEMORY_S);
    },
    /** Takes up to so many of those who may come in now. */
    take(many: number): number {
      const taken = Math.min(many, Math.floor(credit));
      credit -= taken;
      return taken;
    },
    /** Seconds until a place of the line has been let in. */
    secondsTo: (place: number) => place / told,
  };
}
