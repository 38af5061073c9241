import { Button } from '@vermilion/design-system/button';
import { Checkbox } from '@vermilion/design-system/checkbox';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { lazyComponent } from '../../internal/lazy-component';
import * as styles from './settlement-form.css';

const AgreementDialog = lazyComponent(
  async () => (await import('./agreement-dialog')).AgreementDialog,
);

interface AgreementFieldProps {
  id: string;
  html: string;
  agreed: boolean;
  error: string | undefined;
  onChange: (agreed: boolean) => void;
}

/** The checkbox of the agreement, with a button that shows the agreement in a dialog. */
export function AgreementField({ id, html, agreed, error, onChange }: AgreementFieldProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.agree}>
      <Checkbox
        id={id}
        checked={agreed}
        error={error}
        onCheckedChange={onChange}
        label={
          <FormattedMessage
            id="settlement.agree"
            defaultMessage="I have read and accept the agreement for shops"
          />
        }
      />
      <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FormattedMessage id="settlement.readAgreement" defaultMessage="Read the agreement" />
      </Button>
      {open && <AgreementDialog open onOpenChange={setOpen} html={html} />}
    </div>
  );
}
