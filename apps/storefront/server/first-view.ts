const image = /<img(?=[^>]* fetchPriority="high")/g;
const stylesheet = '<link rel="stylesheet"';
const expected = '<link rel="expect" href="#first-view" blocking="render"/>';

/**
 * Delays the first paint of a complete page until the last image above the fold has been parsed. Otherwise
 * browsers lay out and paint the header alone first, and the largest image waits for that frame. Not for
 * streamed pages, whose first view may arrive late. Browsers without `rel="expect"` ignore it.
 */
export function paintWithFirstView(html: string) {
  const last = [...html.matchAll(image)].at(-1);
  if (!last || !html.includes(stylesheet)) return html;
  const end = last.index + '<img'.length;
  const marked = `${html.slice(0, end)} id="first-view"${html.slice(end)}`;
  return marked.replace(stylesheet, expected + stylesheet);
}
