import { Select } from '@vermilion/design-system/select';
import { type MessageDescriptor, useIntl } from 'react-intl';
import * as styles from './page.css';

export interface FilterSelectProps<Value extends string> {
  label: MessageDescriptor;
  /** For no filter. */
  all: MessageDescriptor;
  /** The values with their names. */
  names: Readonly<Record<Value, MessageDescriptor>>;
  value: Value | undefined;
  onValueChange: (value: string) => void;
}

/** The filter of a list. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, all, names, value, onValueChange } = props;
  const intl = useIntl();
  return (
    <Select
      label={intl.formatMessage(label)}
      value={value ?? ''}
      onValueChange={onValueChange}
      className={styles.filter}
    >
      <option value="">{intl.formatMessage(all)}</option>
      {Object.entries<MessageDescriptor>(names).map(([one, name]) => (
        <option key={one} value={one}>
          {intl.formatMessage(name)}
        </option>
      ))}
    </Select>
  );
}
