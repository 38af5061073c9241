import { Checkbox } from '@vermilion/design-system/checkbox';
import { Button } from '@vermilion/design-system/button';
import { ErrorIcon } from '@vermilion/design-system/icon';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { lazyComponent } from '../../internal/lazy-component';
import { messages } from '../messages';
import * as styles from './settlement-form.css';

const AgreementDialog = lazyComponent(
  async () => (await import('./agreement-dialog')).AgreementDialog,
);

interface AgreementFieldProps {
  id: string;
  html: string;
  agreed: boolean;
  wrong: boolean;
  onChange: (agreed: boolean) => void;
}

/** The checkbox of the agreement, and the agreement in a dialog. */
export function AgreementField({ id, html, agreed, wrong, onChange }: AgreementFieldProps) {
  const [open, setOpen] = useState(false);
  const problemId = useId();
  return (
    <div className={styles.agree}>
      <Checkbox
        id={id}
        checked={agreed}
        invalid={wrong}
        aria-describedby={wrong ? problemId : undefined}
        onChange={({ target }) => onChange(target.checked)}
        label={
          <FormattedMessage
            id="settlement.agree"
            defaultMessage="I have read and accept the agreement for shops"
          />
        }
      />
      <p id={problemId} role="alert" className={styles.problem}>
        {wrong && (
          <>
            <ErrorIcon size="sm" />
            <FormattedMessage {...messages.agreementMissing} />
          </>
        )}
      </p>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FormattedMessage id="settlement.readAgreement" defaultMessage="Read the agreement" />
      </Button>
      {open && <AgreementDialog open onOpenChange={setOpen} html={html} />}
    </div>
  );
}
