'use client';
import { Button } from '@vermilion/design-system/button';
import { Card } from '@vermilion/design-system/card';
import { Heading } from '@vermilion/design-system/heading';
import { Text } from '@vermilion/design-system/text';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { lazyComponent } from '../../internal/lazy-component';
import type { LicenceFormProps } from './licence-form';
import * as styles from './licences.css';
import { messages } from './messages';

const LicenceForm = lazyComponent(async () => (await import('./licence-form')).LicenceForm);

export type ShopLicencesProps = LicenceFormProps;

/** Owner and licences of a shop, behind a captcha that is loaded on demand. */
export function ShopLicences(props: ShopLicencesProps) {
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    props.onRefreshCaptcha();
  };
  return (
    <Card asChild className={styles.section}>
      <section data-component="shop-licences">
        <Heading level={2}>
          <FormattedMessage {...messages.title} />
        </Heading>
        {isOpen ? (
          <LicenceForm {...props} />
        ) : (
          <>
            <Text color="muted">
              <FormattedMessage {...messages.lead} />
            </Text>
            <Button variant="secondary" onClick={open}>
              <FormattedMessage {...messages.open} />
            </Button>
          </>
        )}
      </section>
    </Card>
  );
}
