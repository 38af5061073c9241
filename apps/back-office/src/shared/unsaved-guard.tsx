import { ConfirmDialog } from '@vermilion/design-system/confirm-dialog';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Location, useBlocker } from 'react-router-dom';
import { messages as shared } from './messages';
import { unsavedMessages as messages } from './unsaved-messages';

/** The state of a navigation that nothing keeps back: `navigate(path, { state: saved })` after saving. */
export const saved = { saved: true };

const isSaved = ({ state }: Location) => (state as Partial<typeof saved> | null)?.saved === true;

export interface UnsavedGuardProps {
  /** There is input that leaving would lose. */
  when: boolean;
}

/** Asks before another page, or closing the window, loses input. Filters in the address are the same page. */
export function UnsavedGuard({ when }: UnsavedGuardProps) {
  const intl = useIntl();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when && currentLocation.pathname !== nextLocation.pathname && !isSaved(nextLocation),
  );
  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [when]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={intl.formatMessage(messages.title)}
      closeLabel={intl.formatMessage(shared.close)}
      cancelLabel={<FormattedMessage {...messages.stay} />}
      confirmLabel={<FormattedMessage {...messages.leave} />}
      tone="critical"
      onConfirm={() => blocker.proceed?.()}
      onOpenChange={(open, { reason }) => {
        if (!open && reason !== 'confirmPress') blocker.reset?.();
      }}
    >
      <FormattedMessage {...messages.text} />
    </ConfirmDialog>
  );
}
