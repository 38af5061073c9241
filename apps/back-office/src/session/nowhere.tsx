import { Button } from '@vermilion/design-system/button';
import { Inline } from '@vermilion/design-system/inline';
import { FormattedMessage } from 'react-intl';
import { EntryCard } from './entry-card';
import { ExternalLink } from './external-link';
import { messages } from './messages';

export interface NowhereProps {
  onOtherAccount: () => void;
}

/** For an account that works for no shop. */
export const Nowhere = ({ onOtherAccount }: NowhereProps) => (
  <EntryCard title={messages.nowhereTitle} text={messages.nowhere}>
    <Inline>
      <ExternalLink href="/users/merchant_settled">
        <FormattedMessage {...messages.apply} />
      </ExternalLink>
      <Button variant="ghost" onClick={onOtherAccount}>
        <FormattedMessage {...messages.otherAccount} />
      </Button>
    </Inline>
  </EntryCard>
);
