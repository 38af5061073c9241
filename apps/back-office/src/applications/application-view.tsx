import type { OperatorApplication } from '@vermilion/api-client/operator';
import { Card } from '@vermilion/design-system/card';
import { Grid } from '@vermilion/design-system/grid';
import { Heading } from '@vermilion/design-system/heading';
import { Inline } from '@vermilion/design-system/inline';
import { Link } from '@vermilion/design-system/link';
import { Stack } from '@vermilion/design-system/stack';
import { FormattedMessage } from 'react-intl';
import { useScope } from '../session/session-context';
import { Facts } from '../shared/facts';
import { Percent } from '../shared/percent';
import { Time } from '../shared/time';
import { ShopTypeName, TradeName } from '../trades/named';
import { ApplicationStateBadge } from './application-state';
import { Decision } from './decision';
import { labels, messages } from './messages';
import { Papers } from './papers';

export interface ApplicationViewProps {
  application: OperatorApplication;
  onDecided: () => void;
}

/** An application with its papers beside it, and the decision. */
export function ApplicationView({ application, onDecided }: ApplicationViewProps) {
  const { status, shopId, refusal, decisionTime } = application;
  const mayDecide = useScope('applications:decide');
  return (
    <>
      <Inline justify="between">
        <ApplicationStateBadge application={application} />
        {shopId !== null && (
          <Link href={`/shops/${shopId}`}>
            <FormattedMessage {...messages.toShop} />
          </Link>
        )}
      </Inline>
      {mayDecide && status === 1 && <Decision application={application} onDecided={onDecided} />}
      <Grid columns={{ base: 1, lg: 2 }}>
        <Card>
          <Facts
            facts={[
              [labels.shop, application.name],
              [labels.person, application.realName],
              [labels.email, application.email],
              [
                labels.phone,
                application.phone && `+${application.countryCode} ${application.phone}`,
              ],
              [labels.country, application.country],
              [labels.address, application.address],
              [labels.keywords, application.keywords],
              [labels.trade, <TradeName id={application.categoryId} />],
              [labels.type, <ShopTypeName id={application.typeId} />],
              [labels.fee, <Percent value={application.handlingFee} />],
              [labels.sent, <Time value={application.sentTime} />],
              [labels.decided, decisionTime && <Time value={decisionTime} />],
              [labels.refusal, refusal],
            ]}
          />
        </Card>
        <Card>
          <Stack>
            <Heading level={2}>
              <FormattedMessage {...messages.papers} />
            </Heading>
            <Papers pictures={application.pictures} />
          </Stack>
        </Card>
      </Grid>
    </>
  );
}
