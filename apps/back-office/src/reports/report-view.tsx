import type { OperatorReport } from '@vermilion/api-client/operator';
import { Card } from '@vermilion/design-system/card';
import { Grid } from '@vermilion/design-system/grid';
import { Heading } from '@vermilion/design-system/heading';
import { Link } from '@vermilion/design-system/link';
import { Stack } from '@vermilion/design-system/stack';
import { Text } from '@vermilion/design-system/text';
import { FormattedMessage } from 'react-intl';
import { useScope } from '../session/session-context';
import { Facts } from '../shared/facts';
import { Time } from '../shared/time';
import { DecisionForm } from './decision-form';
import { labels, messages, reasonNames, subjectNames } from './messages';
import { ReportStateBadge } from './report-state';
import { SubjectLinks } from './subject-links';

/** What a shopper reports, where it is, and the decision. */
export function ReportView({ report }: { report: OperatorReport }) {
  const { accountId, decisionTime } = report;
  const mayDecide = useScope('reports:decide');
  const maySeeShoppers = useScope('shoppers:read');
  const account = <FormattedMessage {...messages.number} values={{ id: accountId }} />;
  return (
    <>
      <SubjectLinks report={report} />
      <Grid columns={{ base: 1, lg: 2 }}>
        <Card>
          <Facts
            facts={[
              [labels.state, <ReportStateBadge state={report.status} />],
              [labels.kind, <FormattedMessage {...subjectNames[report.subject]} />],
              [labels.what, report.subjectName ?? <FormattedMessage {...labels.gone} />],
              [labels.reason, <FormattedMessage {...reasonNames[report.reason]} />],
              [labels.text, report.text],
              [labels.sent, <Time value={report.createTime} />],
              [
                labels.by,
                maySeeShoppers ? <Link href={`/shoppers/${accountId}`}>{account}</Link> : account,
              ],
              [labels.decided, decisionTime && <Time value={decisionTime} />],
              [labels.note, !mayDecide && report.note],
            ]}
          />
        </Card>
        {mayDecide && (
          <Card>
            <Stack>
              <Heading level={2}>
                <FormattedMessage {...labels.decision} />
              </Heading>
              <Text color="muted">
                <FormattedMessage {...labels.decisionText} />
              </Text>
              <DecisionForm report={report} />
            </Stack>
          </Card>
        )}
      </Grid>
    </>
  );
}
