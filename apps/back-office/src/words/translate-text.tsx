import { useQueryClient } from '@tanstack/react-query';
import type { OperatorArgs, TranslatableText } from '@vermilion/api-client/operator';
import { Button } from '@vermilion/design-system/button';
import { Card } from '@vermilion/design-system/card';
import { Stack } from '@vermilion/design-system/stack';
import { TextArea } from '@vermilion/design-system/text-area';
import { useToast } from '@vermilion/design-system/toast';
import { useEffect, useId } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorMessage } from '../errors/error-message';
import { messages as shared } from '../shared/messages';
import * as styles from '../shared/page.css';
import { textLanguages } from '../shared/text-languages';
import { useClients } from '../wire/clients-context';
import { messages } from './messages';

const SHOWN = 60;

export interface TranslateTextProps extends Pick<
  OperatorArgs['saveTranslation'],
  'kind' | 'language'
> {
  text: TranslatableText;
  /** Whether something was typed that is not saved. */
  onDirtyChange: (id: string, isDirty: boolean) => void;
}

/** A text with its translation, to edit. An empty one is removed. */
export function TranslateText({ kind, language, text, onDirtyChange }: TranslateTextProps) {
  const { id: textId, source, translation } = text;
  const intl = useIntl();
  const toast = useToast();
  const id = useId();
  const { operator } = useClients();
  const queryClient = useQueryClient();
  const form = useForm({ defaultValues: { text: translation ?? '' } });
  const { errors, isDirty, isSubmitting } = form.formState;
  useEffect(() => {
    onDirtyChange(textId, isDirty);
    return () => onDirtyChange(textId, false);
  }, [onDirtyChange, textId, isDirty]);
  const name = textLanguages.find((one) => one.language === language)?.name ?? language;
  const shown = source.length > SHOWN ? `${source.slice(0, SHOWN)}…` : source;
  const submit = form.handleSubmit(async (values) => {
    try {
      await operator.saveTranslation({ kind, source, language, ...values });
      form.reset(values);
      toast.show({ message: intl.formatMessage(messages.saved), tone: 'positive' });
      // The list keeps its order while it is worked through
      void queryClient.invalidateQueries({ queryKey: ['work', 'texts', 'missing'] });
    } catch (error) {
      form.setError('text', { message: errorMessage(error, intl) }, { shouldFocus: true });
    }
  });
  return (
    <Card asChild>
      <form onSubmit={(event) => void submit(event)} method="post" noValidate>
        <Stack gap="sm" align="stretch">
          <p id={id} className={styles.anyText}>
            <bdi>{source}</bdi>
          </p>
          <TextArea
            label={intl.formatMessage(messages.translationOf, { language: name, source: shown })}
            labelHidden
            aria-describedby={id}
            lang={language}
            rows={source.length > SHOWN ? 4 : 1}
            error={errors.text?.message}
            {...form.register('text')}
          />
          {isDirty && (
            <Button type="submit" variant="primary" size="sm" pending={isSubmitting}>
              <FormattedMessage {...shared.save} />
            </Button>
          )}
        </Stack>
      </form>
    </Card>
  );
}
