import { useToast } from '@vermilion/design-system/toast';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { MAIN_ID } from '../frame/navigation-focus';
import { takeNotice } from './flash';
import { messages } from './messages';

/** Shows what was to be said after a reload, and takes the focus to what the new page is about. */
export function useNotice() {
  const intl = useIntl();
  const { show } = useToast();
  useEffect(() => {
    const notice = takeNotice();
    if (!notice) return;
    show({ tone: 'positive', message: intl.formatMessage(messages[notice]) });
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [intl, show]);
}
