const formats = new Map<string, Intl.DateTimeFormat>();

/** The current year in a time zone. */
export function currentYear(timeZone: string): string {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { year: 'numeric', timeZone });
  formats.set(timeZone, format);
  return format.format();
}
