import { Alert } from '@vermilion/design-system/alert';
import { FormattedMessage } from 'react-intl';
import { messages } from '../messages';
import * as styles from './address-form.css';
import type { PostalCodeQuestion as Question } from './address-rules';

interface PostalCodeQuestionProps {
  question: Question;
  postCode: string;
  /** Name of the country. */
  country: string;
}

/** Asks whether a postal code is right; saving once more is the answer. */
export function PostalCodeQuestion({ question, postCode, country }: PostalCodeQuestionProps) {
  return (
    <Alert tone="caution" role="alert" className={styles.fullWidth}>
      {question === 'postCodeNone' ? (
        <FormattedMessage {...messages.postCodeNone} />
      ) : (
        <FormattedMessage {...messages.postCodeUnusual} values={{ postCode, country }} />
      )}
    </Alert>
  );
}
