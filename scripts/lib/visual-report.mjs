const escape = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const picture = (title, file) =>
  `<figure><figcaption>${title}</figcaption><a href="${file}"><img src="${file}" alt="${title}"></a></figure>`;

const section = ({ name, kind, why }) => {
  const file = (folder) => `${folder}/${encodeURIComponent(name)}.png`;
  const shown = [
    kind !== 'new' && picture('before', file('baseline')),
    kind !== 'gone' && picture('now', file('current')),
    kind === 'differs' && picture('what differs', file('diff')),
  ];
  return `<section><h2>${escape(name)}</h2><p>${escape(why)}</p><div>${shown.filter(Boolean).join('')}</div></section>`;
};

/** An HTML report of all differences, with images in adjacent folders. */
export function reportPage(findings, compared) {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Visual comparison</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 32px; }
  h2 { font-size: 16px; margin: 32px 0 0; }
  p { margin: 0 0 8px; color: #555; }
  div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 16px; }
  figure { margin: 0; }
  img { max-width: 100%; border: 1px solid #ccc; }
</style>
<h1>${findings.length} of ${compared} pictures are not as they were</h1>
${findings.map(section).join('\n')}
</html>
`;
}
