'use client';
import { Button } from '@vermilion/design-system/button';
import { Checkbox } from '@vermilion/design-system/checkbox';
import { Form } from '@vermilion/design-system/form';
import { TextField } from '@vermilion/design-system/text-field';
import type { SyntheticEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { SubmissionAlert } from '../../error/submission-alert';
import { FormSummary } from '../../internal/form-summary';
import { messages } from '../messages';
import * as styles from './address-form.css';
import { AddressLineField } from './address-line-field';
import type { AddressField } from './address-rules';
import { CountryField } from './country-field';
import { PostalCodeQuestion } from './postal-code-question';
import { type AddressFormOptions, useAddressForm } from './use-address-form';

export interface AddressFormProps extends AddressFormOptions {
  /** Initial values: an address to edit, or what is known about the shopper. */
  initial?: AddressFormOptions['initial'];
  /** Countries that the mall delivers to; all countries by default. Choosing one sets the dial code. */
  countries?: AddressFormOptions['countries'];
  /**
   * Called with the normalised, complete address. The message of a `ShopperError` is shown, that of an
   * `AddressFieldError` at its field, and the input is kept.
   */
  onSave: AddressFormOptions['onSave'];
  /** Name under which a `DraftProvider` keeps the input. Default: `address`. */
  draftName?: AddressFormOptions['draftName'];
  /** Without it there is no cancel button. */
  onCancel?: (event: SyntheticEvent) => void;
}

/**
 * An address form with the fields of the chosen country. All fields are validated on save, and a
 * summary of the invalid ones receives focus. It imports the data of all countries: load it on demand.
 */
export function AddressForm({ onCancel, ...options }: AddressFormProps) {
  const form = useAddressForm(options);
  const field = (name: AddressField) => ({
    id: form.idOf(name),
    name,
    label: form.labelOf(name),
    value: form.draft[name],
    error: form.errorOf(name),
    'aria-required': form.isRequired(name),
    onChange: ({ target }: { target: { value: string } }) => form.change(name, target.value),
  });
  return (
    <Form
      data-component="address-form"
      errors={form.errors}
      summary={<FormSummary errors={form.errors} />}
      className={styles.form}
      onSubmit={form.handleSubmit}
    >
      <CountryField {...form.country} className={styles.half} />
      <TextField {...field('name')} autoComplete="name" className={styles.half} />
      {form.lines.map((line) => (
        <AddressLineField key={line} line={line} {...field(line)} />
      ))}
      <TextField
        {...field('dialCode')}
        prefix="+"
        inputMode="numeric"
        autoComplete="tel-country-code"
        className={styles.dialCode}
      />
      <TextField
        {...field('phone')}
        type="tel"
        dir="ltr"
        autoComplete="tel-national"
        onBlur={form.showReading}
        className={styles.phone}
      />
      <TextField {...field('email')} type="email" autoComplete="email" className={styles.half} />
      <Checkbox
        checked={form.draft.isDefault}
        onChange={({ target }) => form.setDefault(target.checked)}
        label={<FormattedMessage {...messages.makeDefault} />}
        className={styles.fullWidth}
      />
      {form.question && (
        <PostalCodeQuestion
          question={form.question}
          postCode={form.draft.postCode.trim()}
          country={form.draft.country}
        />
      )}
      <SubmissionAlert
        failure={form.failure}
        fallback={messages.saveFailed}
        className={styles.fullWidth}
      />
      <div className={styles.actions}>
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            <FormattedMessage {...messages.cancel} />
          </Button>
        )}
        <Button variant="primary" type="submit" pending={form.pending}>
          <FormattedMessage {...messages.save} />
        </Button>
      </div>
    </Form>
  );
}
