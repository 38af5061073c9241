// @vitest-environment jsdom
import { generateHTML, getSchema } from '@tiptap/core';
import allowed from '@vermilion/api-client/contract/allowed-html.json';
import sanitize from 'sanitize-html';
import { describe, expect, it } from 'vitest';
import { extensions } from './extensions';
import { unknownElements } from './unknown-elements';

const text = (value: string, ...marks: object[]) => ({ type: 'text', text: value, marks });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const link = { type: 'link', attrs: { href: 'https://kiln.example/glaze' } };

/** A description with everything that the editor can write. */
const whole = {
  type: 'doc',
  content: [
    ...[2, 3].map((level) => ({ type: 'heading', attrs: { level }, content: [text('Title')] })),
    paragraph(
      text('plain '),
      ...['bold', 'italic', 'underline', 'strike'].map((type) => text(type, { type })),
      { type: 'hardBreak' },
      text('more', link),
    ),
    { type: 'image', attrs: { src: '/picture/aa.webp', alt: 'A teapot' } },
    ...['bulletList', 'orderedList'].map((type) => ({
      type,
      content: [{ type: 'listItem', content: [paragraph(text('one'))] }],
    })),
    { type: 'blockquote', content: [paragraph(text('said'))] },
    { type: 'horizontalRule' },
  ],
};

/** The same markup, however empty elements are closed. */
const markup = (html: string) => {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.innerHTML;
};

describe('what the description editor writes', () => {
  it('is kept whole by the sanitizer of the server', () => {
    const html = generateHTML(whole, extensions);
    expect(markup(sanitize(html, allowed))).toBe(markup(html));
  });

  it('is covered here, every node and mark with its attributes', () => {
    const { nodes, marks } = getSchema(extensions);
    const written = JSON.stringify(whole);
    for (const name of [...Object.keys(nodes), ...Object.keys(marks)])
      expect(written).toContain(`"${name}"`);
    const attributes = [...Object.values(nodes), ...Object.values(marks)].flatMap(({ spec }) =>
      Object.keys(spec.attrs ?? {}),
    );
    expect(new Set(attributes)).toEqual(
      new Set(['level', 'src', 'alt', 'href', 'target', 'rel', 'class', 'title']),
    );
  });
});

describe('HTML that the editor would not keep', () => {
  it('is told by its elements', () => {
    expect(unknownElements('<h2>a</h2><table><tr><td>b</td></tr></table>')).toContain('table');
    expect(unknownElements('<p>a <b>b</b><br><img src="/x.png"></p>')).toEqual([]);
  });
});
