import { ToastProvider } from '@vermilion/design-system/toast';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages';

/** Short messages over every page. */
export function Toasts({ children }: { children: ReactNode }) {
  const intl = useIntl();
  return (
    <ToastProvider
      label={intl.formatMessage(messages.toasts)}
      dismissLabel={intl.formatMessage(messages.dismiss)}
    >
      {children}
    </ToastProvider>
  );
}
