'use client';
import { Button } from '@vermilion/design-system/button';
import { Dialog } from '@vermilion/design-system/dialog';
import { ErrorSummary, Form } from '@vermilion/design-system/form';
import { TextField } from '@vermilion/design-system/text-field';
import { ThemeArea } from '@vermilion/design-system/theme-provider';
import { useState } from 'react';

/** A form, and an area in another brand and language with a dialog. */
export function Newsletter() {
  const [error, setError] = useState<string>();
  return (
    <>
      <Form
        aria-label="Newsletter"
        summary={<ErrorSummary title="One field is missing" />}
        errors={error ? [{ controlId: 'mail', message: error }] : []}
        onSubmit={(event) => {
          event.preventDefault();
          const sent = new FormData(event.currentTarget).get('mail');
          setError(sent ? undefined : 'Enter an address.');
        }}
      >
        <TextField id="mail" name="mail" label="E-mail" error={error} />
        <Button type="submit">Subscribe</Button>
      </Form>
      <ThemeArea brand="vermilion" colorMode="dark" locale="ar">
        <Dialog title="عن المتجر" closeLabel="إغلاق" trigger={<Button>من نحن</Button>}>
          متجر صغير
        </Dialog>
      </ThemeArea>
    </>
  );
}
