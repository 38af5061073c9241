import { Alert } from '@vermilion/design-system/alert';
import { Button } from '@vermilion/design-system/button';
import { Inline } from '@vermilion/design-system/inline';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages as shared } from '../shared/messages';
import * as styles from './editor.css';
import { messages } from './messages';
import { TextLanguageSelect } from './text-language-select';

export interface SaveBarProps {
  isNew: boolean;
  isPending: boolean;
  /** Why it was not saved; '' for nothing. */
  problem: string;
  /** Beside the button that saves. */
  children?: ReactNode;
}

/** The language of the texts, and the button that saves, always in sight. */
export function SaveBar({ isNew, isPending, problem, children }: SaveBarProps) {
  const intl = useIntl();
  return (
    <>
      <div className={styles.bar}>
        <TextLanguageSelect />
        <Inline>
          {children}
          <Button
            type="submit"
            variant="primary"
            pending={isPending}
            pendingLabel={intl.formatMessage(shared.saving)}
          >
            <FormattedMessage {...(isNew ? messages.create : shared.save)} />
          </Button>
        </Inline>
      </div>
      {problem && (
        <Alert tone="critical" role="alert">
          {problem}
        </Alert>
      )}
    </>
  );
}
