/** The most that the API sends at once. */
const ROWS_A_PAGE = 100;

/** Which part of a list: a page, or what follows a row. */
export interface ListPart {
  page?: number;
  after?: number;
  limit: number;
}

interface Part<Row> {
  list: readonly Row[];
  pages: number;
  /** Of long lists, whose pages are not all counted: `after` of the next part. */
  next?: number | null;
}

/** All rows of a list, part after part. */
export async function allRows<Row>(read: (part: ListPart) => Promise<Part<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  let part: ListPart | undefined = { page: 1, limit: ROWS_A_PAGE };
  for (let page = 1; part; page += 1) {
    const { list, pages, next }: Part<Row> = await read(part);
    rows.push(...list);
    const isCounted = next === undefined && page < pages;
    if (next) part = { after: next, limit: ROWS_A_PAGE };
    else part = isCounted ? { page: page + 1, limit: ROWS_A_PAGE } : undefined;
  }
  return rows;
}
