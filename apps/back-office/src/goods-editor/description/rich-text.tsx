import { EditorContent, useEditor } from '@tiptap/react';
import * as styles from './description.css';
import { extensions } from './extensions';
import { type PictureChoice, Toolbar } from './toolbar';

export interface RichTextProps {
  /** Id of the text box. */
  id: string;
  label: string;
  lang: string | undefined;
  /** HTML to begin with; later ones are not taken over. */
  initial: string;
  pictures: readonly PictureChoice[];
  onChange: (html: string) => void;
}

/** The description as it looks, with its formats. Its library is loaded with this file. */
export default function RichText({ id, label, lang, initial, pictures, onChange }: RichTextProps) {
  const editor = useEditor({
    extensions,
    content: initial,
    // The policy of the page allows no style element without a nonce
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        dir: 'auto',
        class: styles.text,
        ...(lang && { lang }),
      },
    },
    onUpdate: ({ editor: now }) => onChange(now.isEmpty ? '' : now.getHTML()),
  });
  return (
    <div className={styles.frame}>
      <Toolbar editor={editor} pictures={pictures} />
      <EditorContent editor={editor} />
    </div>
  );
}
