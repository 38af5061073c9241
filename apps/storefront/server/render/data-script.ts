const begin = (nonce: string) => `<script nonce="${nonce}">(window.__QUERIES__??=[]).push(`;
const END = ')</script>';

/** A script with a part of the query cache as JSON; the entry script replaces the array it pushes to. */
export const dataScript = (json: string, nonce: string) => begin(nonce) + json + END;

/**
 * Turns the data scripts of a complete page into JSON elements, which do not execute. `hydrateStreamedQueries` reads
 * both.
 */
export function dataScriptsToJson(html: string, nonce: string): string {
  const [start = '', ...parts] = html.split(begin(nonce));
  const elements = parts.map(
    (part) => `<script type="application/json" data-queries>${part.replace(END, '</script>')}`,
  );
  return start + elements.join('');
}
