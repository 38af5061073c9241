const END = '</table>';
const count = (html: string, tag: RegExp) => html.match(tag)?.length ?? 0;

/**
 * The description up to the end of its first table, which names the facts, and what follows. Without a table, or if it
 * is inside other elements, all of it follows.
 */
export function splitAtFacts(html = ''): [facts: string, rest: string] {
  const facts = html.slice(0, html.indexOf(END) + END.length);
  const isWhole = count(facts, /<(?!(?:img|br|hr|col)\b)\w/g) === count(facts, /<\//g);
  const rest = html.slice(facts.length);
  return html.includes(END) && rest && isWhole ? [facts, rest] : ['', html];
}
