import { useMutation } from '@tanstack/react-query';
import { Button } from '@vermilion/design-system/button';
import { Inline } from '@vermilion/design-system/inline';
import { Spinner } from '@vermilion/design-system/spinner';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Failure } from '../shared/failure';
import { messages } from './messages';

export interface OpenPlaceProps {
  open: () => Promise<void>;
  onOtherAccount: () => void;
}

/** Opens a place that needs no code. */
export function OpenPlace({ open, onOtherAccount }: OpenPlaceProps) {
  const intl = useIntl();
  const { mutate, error, isError } = useMutation({ mutationFn: open });
  const hasBegun = useRef(false);
  useEffect(() => {
    // Effects run twice in development, and each opening is a session of its own
    if (hasBegun.current) return;
    hasBegun.current = true;
    mutate();
  }, [mutate]);
  if (!isError)
    return (
      <Inline justify="center">
        <Spinner size="lg" label={intl.formatMessage(messages.opening)} />
      </Inline>
    );
  return (
    <>
      <Failure error={error} onRetry={mutate} />
      <Inline justify="center">
        <Button variant="ghost" onClick={onOtherAccount}>
          <FormattedMessage {...messages.otherAccount} />
        </Button>
      </Inline>
    </>
  );
}
