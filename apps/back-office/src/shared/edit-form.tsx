import { Button } from '@vermilion/design-system/button';
import { Inline } from '@vermilion/design-system/inline';
import { TextField } from '@vermilion/design-system/text-field';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as styles from './edit-cell.css';
import { messages } from './messages';

export interface EditFormProps<Value> {
  /** What is edited, and of what. */
  label: string;
  /** The present value, as it is typed. */
  text: string;
  /** The value that was typed; undefined when it is none. */
  parse: (text: string) => Value | undefined;
  /** Said when it is none. */
  invalid: string;
  /** Saves; resolves to why it was not saved, or nothing. */
  save: (value: Value) => Promise<string | undefined>;
  inputMode?: 'decimal' | 'numeric';
  onDone: () => void;
}

/** The field, with its buttons. What was typed stays when it is refused. */
export function EditForm<Value>(props: EditFormProps<Value>) {
  const { label, text, parse, invalid, save, inputMode, onDone } = props;
  const intl = useIntl();
  const [typed, setTyped] = useState(text);
  const [error, setError] = useState('');
  const [isPending, setPending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // The press that opened the field asked for it
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const value = parse(typed);
    if (value === undefined) return setError(invalid);
    if (typed === text) return onDone();
    setPending(true);
    const problem = await save(value);
    setPending(false);
    if (problem) setError(problem);
    else onDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone();
  };
  return (
    <form onSubmit={(event) => void submit(event)} method="post" noValidate>
      <TextField
        label={label}
        labelHidden
        size="sm"
        inputMode={inputMode}
        value={typed}
        error={error || undefined}
        onValueChange={setTyped}
        onKeyDown={onKeyDown}
        ref={field}
      />
      <Inline justify="end" className={styles.buttons}>
        <Button size="sm" variant="ghost" onClick={onDone}>
          <FormattedMessage {...messages.cancel} />
        </Button>
        <Button
          size="sm"
          variant="primary"
          type="submit"
          pending={isPending}
          pendingLabel={intl.formatMessage(messages.saving)}
        >
          <FormattedMessage {...messages.save} />
        </Button>
      </Inline>
    </form>
  );
}
