import { TextField, type TextFieldProps } from '@vermilion/design-system/text-field';
import { FormattedMessage } from 'react-intl';
import { messages } from '../messages';
import * as styles from './address-form.css';
import type { AddressLine } from './address-lines';

interface AddressLineFieldProps extends Omit<TextFieldProps, 'className'> {
  line: AddressLine;
}

const completions = {
  street: 'address-line1',
  district: 'address-level3',
  city: 'address-level2',
  region: 'address-level1',
  postCode: 'postal-code',
} as const satisfies Record<AddressLine, string>;

/** One line of an address. */
export function AddressLineField({ line, ...field }: AddressLineFieldProps) {
  if (line === 'street')
    return (
      <TextField
        {...field}
        autoComplete={completions.street}
        hint={<FormattedMessage {...messages.streetHint} />}
        className={styles.fullWidth}
      />
    );
  return (
    <TextField
      {...field}
      {...(line === 'postCode' && { autoCapitalize: 'characters', spellCheck: false })}
      autoComplete={completions[line]}
      className={styles.half}
    />
  );
}
