import { type ErrorFields, toLoginError as toPanelError } from '@vermilion/mall-data/login';
import type { IntlShape } from 'react-intl';
import { reasonMessage } from './reason-messages';

/**
 * Converts a failed call for the login panel, with the mall's messages. `answered`: it contained a captcha answer.
 * `fields`: the form fields that the failure may be about.
 */
export const toLoginError = (
  error: unknown,
  answered: boolean,
  intl: IntlShape,
  fields?: ErrorFields,
) =>
  toPanelError(error, { answered, fields, messageOf: (failure) => reasonMessage(failure, intl) });
