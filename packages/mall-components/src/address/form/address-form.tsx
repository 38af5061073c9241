'use client';
import { Alert } from '@vermilion/design-system/alert';
import { Button } from '@vermilion/design-system/button';
import { Checkbox } from '@vermilion/design-system/checkbox';
import { TextArea } from '@vermilion/design-system/text-area';
import { TextField } from '@vermilion/design-system/text-field';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from '../messages';
import * as styles from './address-form.css';
import type { AddressField } from './address-rules';
import { useAddressForm, type AddressFormOptions } from './use-address-form';

export interface AddressFormProps extends AddressFormOptions {
  /** What the fields hold at first: an address to edit, or what is known of the shopper. */
  initial?: AddressFormOptions['initial'];
  /** Suggested in the country field; choosing one sets the dial code. */
  countries: AddressFormOptions['countries'];
  /** Gets the address cleaned and complete. A rejection's message is shown; what was typed stays. */
  onSave: AddressFormOptions['onSave'];
  /** Without it there is no such button. */
  onCancel?: () => void;
}

/** An address to fill in. It checks field by field when saved and leads to the first wrong one. */
export function AddressForm({ onCancel, ...options }: AddressFormProps) {
  const form = useAddressForm(options);
  const countriesId = useId();
  const field = (name: AddressField) => {
    const problem = form.problems[name];
    return {
      name,
      label: <FormattedMessage {...messages[name]} />,
      value: form.draft[name],
      error: problem && <FormattedMessage {...messages[problem]} />,
      'aria-required': true,
      onChange: ({ target }: { target: { value: string } }) => form.change(name, target.value),
    };
  };
  return (
    <form
      method="post"
      noValidate
      data-component="address-form"
      className={styles.form}
      onSubmit={form.handleSubmit}
    >
      <TextField {...field('name')} autoComplete="name" className={styles.half} />
      <TextField {...field('email')} type="email" autoComplete="email" className={styles.half} />
      <TextField
        {...field('country')}
        autoComplete="country-name"
        list={countriesId}
        className={styles.half}
      />
      <datalist id={countriesId}>
        {options.countries.map(({ code, name }) => (
          <option key={code} value={name} />
        ))}
      </datalist>
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
        autoComplete="tel-national"
        className={styles.phone}
      />
      <TextArea
        {...field('detail')}
        rows={2}
        hint={<FormattedMessage {...messages.detailHint} />}
        autoComplete="street-address"
        className={styles.whole}
      />
      <TextField
        {...field('postCode')}
        inputMode="numeric"
        autoComplete="postal-code"
        className={styles.half}
      />
      <Checkbox
        checked={form.draft.isDefault}
        onChange={({ target }) => form.setDefault(target.checked)}
        label={<FormattedMessage {...messages.makeDefault} />}
        className={styles.makeDefault}
      />
      {form.failure !== undefined && (
        <Alert tone="critical" role="alert" className={styles.whole}>
          {form.failure || <FormattedMessage {...messages.saveFailed} />}
        </Alert>
      )}
      <div className={styles.actions}>
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            <FormattedMessage {...messages.cancel} />
          </Button>
        )}
        <Button type="submit" pending={form.pending}>
          <FormattedMessage {...messages.save} />
        </Button>
      </div>
    </form>
  );
}
