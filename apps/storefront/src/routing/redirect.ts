/** Thrown or returned by a loader to redirect to another page. */
export const redirect = (location: string, status = 302) =>
  new Response(null, { status, headers: { location } });

/** The redirect target in a loader's result, if any. */
export const redirectOf = (answer: unknown): string | undefined =>
  answer instanceof Response && answer.status >= 300 && answer.status < 400
    ? (answer.headers.get('location') ?? undefined)
    : undefined;
