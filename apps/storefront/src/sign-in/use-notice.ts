import { useToast } from '@vermilion/design-system/toast';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { MAIN_ID } from '../routing/navigation-focus';
import { takeNotice } from '../session/flash';
import { messages } from '../session/messages';

/** Shows a notice stored before a reload, and moves focus to the page's content. */
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
