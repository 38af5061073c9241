/** The requested page of rows. */
export function pageOf<Row>(
  rows: readonly Row[],
  { page = 1, limit = 20 }: { page?: number; limit?: number } = {},
) {
  const list = rows.slice((page - 1) * limit, page * limit);
  return {
    total: rows.length,
    pages: Math.ceil(rows.length / limit),
    pageNum: page,
    pageSize: limit,
    size: list.length,
    list,
  };
}
