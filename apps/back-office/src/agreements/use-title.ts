import type { AgreementVersion } from '@vermilion/api-client/operator';
import { useIntl } from 'react-intl';
import { agreementNames } from '../shared/agreement-names';
import { messages } from './messages';

/** How versions are called: by what they are about, and their number. */
export function useTitle() {
  const intl = useIntl();
  return ({ kind, number }: Pick<AgreementVersion, 'kind' | 'number'>) => {
    const name = intl.formatMessage(agreementNames[kind]);
    return number === null
      ? intl.formatMessage(messages.draftOf, { kind: name })
      : intl.formatMessage(messages.titleOf, { kind: name, number });
  };
}
