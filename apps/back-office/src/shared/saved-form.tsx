import { Alert } from '@vermilion/design-system/alert';
import { Button } from '@vermilion/design-system/button';
import { Inline } from '@vermilion/design-system/inline';
import { Stack } from '@vermilion/design-system/stack';
import type { ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './messages';
import { StaleNotice } from './stale-notice';
import { FormGuard } from './unsaved-forms';
import type { SavedFormState } from './use-saved-form';

export interface SavedFormProps<Values extends FieldValues> {
  state: SavedFormState<Values>;
  /** Buttons beside that which saves. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of a form of `useSavedForm`: what was refused, both versions of a stale write, and the buttons. */
export function SavedForm<Values extends FieldValues>(props: SavedFormProps<Values>) {
  const { state, actions, children } = props;
  const { form, submit, stale } = state;
  const intl = useIntl();
  const { errors, isDirty, isSubmitting } = form.formState;
  return (
    <FormProvider {...form}>
      <FormGuard when={isDirty && !isSubmitting} />
      <form onSubmit={(event) => void submit(event)} method="post" noValidate>
        <Stack>
          {children}
          {errors.root && (
            <Alert tone="critical" role="alert">
              {errors.root.message}
            </Alert>
          )}
          {stale && <StaleNotice {...stale} />}
          <Inline>
            <Button
              type="submit"
              variant="primary"
              pending={isSubmitting}
              pendingLabel={intl.formatMessage(messages.saving)}
            >
              <FormattedMessage {...messages.save} />
            </Button>
            {actions}
          </Inline>
        </Stack>
      </form>
    </FormProvider>
  );
}
