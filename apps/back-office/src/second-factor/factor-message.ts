import type { IntlShape } from 'react-intl';
import { errorMessage } from '../errors/error-message';
import { browserMessages } from './messages';

const isOfBrowser = (name: string): name is keyof typeof browserMessages =>
  Object.hasOwn(browserMessages, name);

/** What a failure means, be it the browser's or the server's. */
export function factorMessage(error: unknown, intl: IntlShape): string {
  if (error instanceof Error && isOfBrowser(error.name))
    return intl.formatMessage(browserMessages[error.name]);
  return errorMessage(error, intl);
}
