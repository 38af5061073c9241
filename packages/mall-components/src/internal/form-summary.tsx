import { ErrorSummary, type FormError } from '@vermilion/design-system/form';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages';

/** The error summary of a form, which tells how many fields are invalid. */
export const FormSummary = ({ errors }: { errors: readonly FormError[] }) => (
  <ErrorSummary
    title={<FormattedMessage {...messages.fieldsToCheck} values={{ count: errors.length }} />}
  />
);
