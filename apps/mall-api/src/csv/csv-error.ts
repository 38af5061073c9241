/** A file that cannot be read as CSV; the message says in which line and what helps. */
export class CsvError extends Error {}
