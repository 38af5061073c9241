/** A time as the API reads it: `yyyy-MM-dd HH:mm:ss` at the mall's offset, in minutes. */
export const wireTimeAt = (date: Date, utcOffset: number): string =>
  new Date(date.getTime() + utcOffset * 60_000).toISOString().slice(0, 19).replace('T', ' ');
