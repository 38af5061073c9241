/** The sanitiser's escapes of markup characters. */
const characters: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};
const plain = (html: string) =>
  html.replace(/<[^>]*>/g, '').replace(/&(?:amp|lt|gt|quot);/g, (found) => characters[found] ?? '');

/**
 * Prepares an agreement for its page: removes its title, which the page shows, and gives each heading an id
 * and a level from 2. `html` is the sanitiser's output.
 */
export function readAgreement(html: string) {
  const contents: { id: string; label: string }[] = [];
  const body = html.replace(/^\s*<h[12]>.*?<\/h[12]>/s, '');
  const levels = [...body.matchAll(/<h([1-6])>/g)].map(([, level]) => Number(level));
  const above = Math.min(...levels) - 2;
  const text = body.replace(/<h([1-6])>(.*?)<\/h\1>/gs, (_, level: string, heading: string) => {
    const name = `h${Number(level) - above}`;
    const id = `part-${contents.length + 1}`;
    contents.push({ id, label: plain(heading) });
    return `<${name} id="${id}">${heading}</${name}>`;
  });
  return { text, contents };
}
