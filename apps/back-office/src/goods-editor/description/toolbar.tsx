import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Button } from '@vermilion/design-system/button';
import { DropdownMenu, DropdownMenuItem } from '@vermilion/design-system/dropdown-menu';
import { FormattedMessage, useIntl } from 'react-intl';
import * as styles from './description.css';
import { LinkTool } from './link-tool';
import { descriptionMessages as messages, toolNames } from './messages';
import { tools } from './tools';

export interface PictureChoice {
  address: string;
  alt: string;
}

export interface ToolbarProps {
  editor: Editor;
  /** The pictures that can be put into the text. */
  pictures: readonly PictureChoice[];
}

/** The formats of the description. */
export function Toolbar({ editor, pictures }: ToolbarProps) {
  const intl = useIntl();
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      tools.filter(({ isActive }) => isActive?.(now)).map(({ name }) => name),
  });
  return (
    <div role="group" aria-label={intl.formatMessage(messages.tools)} className={styles.tools}>
      {tools.map(({ name, sign, run, isActive }) => (
        <Button
          key={name}
          size="sm"
          variant="ghost"
          aria-label={intl.formatMessage(toolNames[name])}
          title={intl.formatMessage(toolNames[name])}
          aria-pressed={isActive && active.includes(name)}
          className={styles.tool}
          onClick={() => run(editor)}
        >
          <span aria-hidden="true">{sign}</span>
        </Button>
      ))}
      <LinkTool editor={editor} />
      {pictures.length > 0 && (
        <DropdownMenu
          trigger={
            <Button size="sm" variant="ghost" className={styles.tool}>
              <FormattedMessage {...messages.picture} />
            </Button>
          }
        >
          {pictures.map(({ address, alt }, at) => (
            <DropdownMenuItem
              key={address}
              onSelect={() => editor.chain().focus().setImage({ src: address, alt }).run()}
            >
              {intl.formatMessage(messages.insert, { number: at + 1 })}
            </DropdownMenuItem>
          ))}
        </DropdownMenu>
      )}
    </div>
  );
}
