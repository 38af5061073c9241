const DELIMITERS = [',', ';', '\t'] as const;

/** The separator of a file by its header: the one that is there most often outside of quotes; a comma for none. */
export function findDelimiter(text: string): string {
  const [header = ''] = text.replaceAll(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/, 1);
  const countOf = (delimiter: string) => header.split(delimiter).length - 1;
  return DELIMITERS.toSorted((one, other) => countOf(other) - countOf(one))[0] ?? ',';
}

/** The first part of a source that is not empty, and the whole source again. */
export async function peek(source: AsyncIterable<string>) {
  const parts = source[Symbol.asyncIterator]();
  let first = '';
  let isDone = false;
  while (first.trim() === '' && !isDone) {
    const next = await parts.next();
    isDone = next.done === true;
    if (!next.done) first += next.value;
  }
  async function* whole() {
    yield first;
    for (let next = await parts.next(); !next.done; next = await parts.next()) yield next.value;
  }
  return { first, whole: whole() };
}
