/** The elements that the editor shows. Those of inline marks are written anew, such as `b` as `strong`. */
const known = new Set(
  'p h2 h3 strong b em i u s del ul ol li blockquote br hr a img span div'.split(' '),
);

/** The elements of HTML that the editor would leave out, each once. */
export function unknownElements(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const names = [...body.querySelectorAll('*')].map(({ localName }) => localName);
  return [...new Set(names.filter((name) => !known.has(name)))];
}
