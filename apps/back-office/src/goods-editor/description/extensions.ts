import type { Extensions } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { OrderedList } from '@tiptap/extension-list';
import { StarterKit } from '@tiptap/starter-kit';

/** What descriptions are made of. All of it is among the HTML that the server keeps, see `extensions.test.ts`. */
export const extensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    orderedList: false,
    link: {
      openOnClick: false,
      protocols: ['mailto', 'tel'],
      // The server drops them, so that they would only be seen here
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  // The server keeps no first number and no kind of figures
  OrderedList.extend({ addAttributes: () => ({}) }),
  Image.extend({
    addAttributes: () => ({ src: { default: null }, alt: { default: '' } }),
  }).configure({ allowBase64: false }),
];
