import { Button } from '@vermilion/design-system/button';
import { Inline } from '@vermilion/design-system/inline';
import { Stack } from '@vermilion/design-system/stack';
import { FormattedMessage } from 'react-intl';
import { CopyButton } from '../shared/copy-button';
import { messages } from './messages';
import * as styles from './recovery-codes.css';

export interface RecoveryCodesProps {
  codes: readonly string[];
  onKept: () => void;
}

/** The recovery codes, to copy or to print. */
export const RecoveryCodes = ({ codes, onKept }: RecoveryCodesProps) => (
  <Stack>
    <ul className={styles.codes} translate="no">
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
    <Inline>
      <CopyButton text={codes.join('\n')} />
      <Button onClick={() => window.print()}>
        <FormattedMessage {...messages.print} />
      </Button>
    </Inline>
    <Button variant="primary" block onClick={onKept}>
      <FormattedMessage {...messages.kept} />
    </Button>
  </Stack>
);
