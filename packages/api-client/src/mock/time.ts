/** A time as the wire has it, `yyyy-MM-dd HH:mm:ss`: the mall of the examples is in UTC. */
export const wireTime = (time: number): string =>
  new Date(time).toISOString().slice(0, 19).replace('T', ' ');

export const wireTimeOrNull = (time: number | undefined): string | null =>
  time === undefined ? null : wireTime(time);

/** Milliseconds since the epoch of a time of the wire. */
export const timeOf = (text: string): number => Date.parse(`${text.replace(' ', 'T')}Z`);
