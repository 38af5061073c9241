import { useToast } from '@vermilion/design-system/toast';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { takeNotice } from './flash';
import { messages } from './messages';

/** Shows what was to be said after a reload. */
export function useNotice() {
  const intl = useIntl();
  const { show } = useToast();
  useEffect(() => {
    const notice = takeNotice();
    if (notice) show({ tone: 'positive', message: intl.formatMessage(messages[notice]) });
  }, [intl, show]);
}
