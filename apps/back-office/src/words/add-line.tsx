import { Button } from '@vermilion/design-system/button';
import { Stack } from '@vermilion/design-system/stack';
import { TextField } from '@vermilion/design-system/text-field';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorMessage } from '../errors/error-message';
import { messages as shared } from '../shared/messages';
import * as styles from '../shared/page.css';
import { messages } from './messages';
import type { WordKind } from './queries';
import { useSetWord } from './use-set-word';

const LONGEST = 300;

export interface AddLineProps {
  kind: WordKind;
  hint: string;
}

/** Adds a line. One that is refused stays in the field, with the reason. */
export function AddLine({ kind, hint }: AddLineProps) {
  const intl = useIntl();
  const setWord = useSetWord(kind);
  const form = useForm({ defaultValues: { line: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ line }) => {
    try {
      await setWord(line, true);
      form.reset();
      form.setFocus('line');
    } catch (error) {
      form.setError('line', { message: errorMessage(error, intl) }, { shouldFocus: true });
    }
  });
  return (
    <form onSubmit={(event) => void submit(event)} method="post" noValidate className={styles.form}>
      <Stack gap="sm" align="start">
        <TextField
          label={intl.formatMessage(messages.newLine)}
          hint={hint}
          autoComplete="off"
          maxLength={LONGEST}
          error={errors.line?.message}
          {...form.register('line', {
            required: intl.formatMessage(shared.needed),
            setValueAs: (text: string) => text.trim(),
          })}
        />
        <Button type="submit" pending={isSubmitting}>
          <FormattedMessage {...messages.addLine} />
        </Button>
      </Stack>
    </form>
  );
}
