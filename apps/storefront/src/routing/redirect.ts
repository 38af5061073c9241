/** Thrown or returned by a loader: another page is shown instead. */
export const redirect = (location: string, status = 302) =>
  new Response(null, { status, headers: { location } });

/** Where a loader's answer leads, if it leads anywhere. */
export const redirectOf = (answer: unknown): string | undefined =>
  answer instanceof Response && answer.status >= 300 && answer.status < 400
    ? (answer.headers.get('location') ?? undefined)
    : undefined;
