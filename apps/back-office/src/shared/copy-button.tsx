import { Button } from '@vermilion/design-system/button';
import { CopyIcon } from '@vermilion/design-system/icon';
import { useToast } from '@vermilion/design-system/toast';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './messages';

export interface CopyButtonProps {
  text: string;
}

/** Copies a text, and says whether that worked: on plain http, browsers do not let pages copy. */
export function CopyButton({ text }: CopyButtonProps) {
  const intl = useIntl();
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.show({ message: intl.formatMessage(messages.copied), tone: 'positive' });
    } catch {
      toast.show({ message: intl.formatMessage(messages.notCopied), tone: 'caution' });
    }
  };
  return (
    <Button startIcon={<CopyIcon />} onClick={() => void copy()}>
      <FormattedMessage {...messages.copy} />
    </Button>
  );
}
