import { Button } from '@vermilion/design-system/button';
import { TextField } from '@vermilion/design-system/text-field';
import { type KeyboardEvent, useState } from 'react';
import { get, useFormContext } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import * as styles from './editor.css';
import { controlId } from './editor-context';
import type { GoodsValues } from './goods-values';
import { messages } from './messages';

export interface AddValuesProps {
  option: number;
  onAdd: (texts: string[]) => void;
}

/** Adds values to an option: one, or a list with commas. */
export function AddValues({ option, onAdd }: AddValuesProps) {
  const intl = useIntl();
  const { formState, clearErrors } = useFormContext<GoodsValues>();
  const [text, setText] = useState('');
  const field = `options.${option}.add`;
  // Not a value of the form: the place of a problem
  const problem = (get(formState.errors, field) as { message?: string } | undefined)?.message;
  const add = () => {
    const texts = text.split(/[,;\n\t]/).map((one) => one.trim());
    const given = [...new Set(texts)].filter(Boolean);
    if (given.length === 0) return;
    onAdd(given);
    clearErrors(`options.${option}`);
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  return (
    <div className={styles.addRow}>
      <TextField
        id={controlId(field)}
        size="sm"
        label={intl.formatMessage(messages.addValues)}
        hint={intl.formatMessage(messages.addValuesHint)}
        error={problem}
        autoComplete="off"
        value={text}
        onValueChange={setText}
        onKeyDown={onKeyDown}
      />
      <Button size="sm" onClick={add} className={styles.besideField}>
        <FormattedMessage {...messages.add} />
      </Button>
    </div>
  );
}
