import { Button } from '@vermilion/design-system/button';
import { FormattedMessage } from 'react-intl';
import { messages } from '../messages';
import type { LoginState } from '../types';
import { modeTexts } from './mode-texts';

/** The submit button of the mode. After too many attempts it shows a countdown. */
export function SubmitButton({ state }: { state: LoginState }) {
  const wait = state.waits.form;
  return (
    <Button
      variant="primary"
      type="submit"
      size="lg"
      block
      pending={state.pending === 'form'}
      disabled={wait !== undefined}
    >
      {wait ? (
        <FormattedMessage {...messages.wait} values={{ seconds: wait.seconds }} />
      ) : (
        <FormattedMessage {...modeTexts[state.mode].submit} />
      )}
    </Button>
  );
}
