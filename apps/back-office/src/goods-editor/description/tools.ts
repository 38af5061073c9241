import type { Editor } from '@tiptap/core';
import type { toolNames } from './messages';

export interface Tool {
  name: keyof typeof toolNames;
  /** What its button shows. */
  sign: string;
  run: (editor: Editor) => unknown;
  isActive?: (editor: Editor) => boolean;
}

const chain = (editor: Editor) => editor.chain().focus();

/** The formats, in the order of their buttons. */
export const tools: readonly Tool[] = [
  {
    name: 'heading2',
    sign: 'H2',
    run: (editor) => chain(editor).toggleHeading({ level: 2 }).run(),
    isActive: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    name: 'heading3',
    sign: 'H3',
    run: (editor) => chain(editor).toggleHeading({ level: 3 }).run(),
    isActive: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    name: 'bold',
    sign: 'B',
    run: (editor) => chain(editor).toggleBold().run(),
    isActive: (editor) => editor.isActive('bold'),
  },
  {
    name: 'italic',
    sign: 'I',
    run: (editor) => chain(editor).toggleItalic().run(),
    isActive: (editor) => editor.isActive('italic'),
  },
  {
    name: 'underline',
    sign: 'U',
    run: (editor) => chain(editor).toggleUnderline().run(),
    isActive: (editor) => editor.isActive('underline'),
  },
  {
    name: 'strike',
    sign: 'S',
    run: (editor) => chain(editor).toggleStrike().run(),
    isActive: (editor) => editor.isActive('strike'),
  },
  {
    name: 'bulletList',
    sign: '•',
    run: (editor) => chain(editor).toggleBulletList().run(),
    isActive: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'orderedList',
    sign: '1.',
    run: (editor) => chain(editor).toggleOrderedList().run(),
    isActive: (editor) => editor.isActive('orderedList'),
  },
  {
    name: 'blockquote',
    sign: '❝',
    run: (editor) => chain(editor).toggleBlockquote().run(),
    isActive: (editor) => editor.isActive('blockquote'),
  },
  { name: 'rule', sign: '—', run: (editor) => chain(editor).setHorizontalRule().run() },
  { name: 'undo', sign: '↶', run: (editor) => chain(editor).undo().run() },
  { name: 'redo', sign: '↷', run: (editor) => chain(editor).redo().run() },
];
