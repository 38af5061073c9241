import { Alert } from '@vermilion/design-system/alert';
import { Button } from '@vermilion/design-system/button';
import { Stack } from '@vermilion/design-system/stack';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages as shared } from '../shared/messages';
import { StaleNotice } from '../shared/stale-notice';
import { UnsavedGuard } from '../shared/unsaved-guard';
import { translatedOf } from './fields';
import { RecordInput } from './record-input';
import { TranslationFields } from './translation-fields';
import { type RecordFormOptions, useRecordForm } from './use-record-form';

/** The form of a thing of the mall: its fields, their translations, and what became of saving. */
export function RecordForm<Values extends object>(options: RecordFormOptions<Values>) {
  const intl = useIntl();
  const { fields } = options;
  const { form, stale, submit } = useRecordForm(options);
  const { errors, isDirty, isSubmitting } = form.formState;
  return (
    <form onSubmit={(event) => void submit(event)} method="post" noValidate>
      <UnsavedGuard when={isDirty && !isSubmitting} />
      <Stack>
        {stale && <StaleNotice {...stale} />}
        {errors.root && (
          <Alert tone="critical" role="alert">
            {errors.root.message}
          </Alert>
        )}
        {fields.map((field) => (
          <RecordInput key={field.name} control={form.control} field={field} />
        ))}
        {translatedOf(fields).length > 0 && <TranslationFields form={form} fields={fields} />}
        <Button
          type="submit"
          variant="primary"
          block
          pending={isSubmitting}
          pendingLabel={intl.formatMessage(shared.saving)}
        >
          <FormattedMessage {...shared.save} />
        </Button>
      </Stack>
    </form>
  );
}
