import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Button } from '@vermilion/design-system/button';
import { Dialog } from '@vermilion/design-system/dialog';
import { Stack } from '@vermilion/design-system/stack';
import { TextField } from '@vermilion/design-system/text-field';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages as shared } from '../../shared/messages';
import * as styles from './description.css';
import { descriptionMessages as messages } from './messages';

/** Sets the link of the selected text. */
export function LinkTool({ editor }: { editor: Editor }) {
  const intl = useIntl();
  const isLink = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('link') });
  const [address, setAddress] = useState<string>();
  const open = () => setAddress(String(editor.getAttributes('link').href ?? ''));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The form of the goods is around this one
    event.stopPropagation();
    const href = address?.trim();
    const link = editor.chain().focus().extendMarkRange('link');
    if (href) link.setLink({ href }).run();
    else link.unsetLink().run();
    setAddress(undefined);
  };
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        aria-pressed={isLink}
        className={styles.tool}
        onClick={open}
      >
        <FormattedMessage {...messages.link} />
      </Button>
      <Dialog
        open={address !== undefined}
        size="sm"
        title={intl.formatMessage(messages.link)}
        closeLabel={intl.formatMessage(shared.close)}
        onOpenChange={(isOpen) => !isOpen && setAddress(undefined)}
      >
        <form onSubmit={submit} method="post" noValidate>
          <Stack>
            <TextField
              label={intl.formatMessage(messages.address)}
              hint={intl.formatMessage(messages.addressHint)}
              autoComplete="off"
              maxLength={500}
              value={address ?? ''}
              onValueChange={setAddress}
            />
            <Button type="submit" variant="primary">
              <FormattedMessage {...messages.setLink} />
            </Button>
          </Stack>
        </form>
      </Dialog>
    </>
  );
}
