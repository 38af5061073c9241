import { useQuery } from '@tanstack/react-query';
import { Alert } from '@vermilion/design-system/alert';
import { Grid } from '@vermilion/design-system/grid';
import { Heading } from '@vermilion/design-system/heading';
import { Link } from '@vermilion/design-system/link';
import { Stack } from '@vermilion/design-system/stack';
import { Text } from '@vermilion/design-system/text';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApp } from '../../deps/app-context';
import { useAction } from '../../errors/use-action';
import { paths } from '../../page-params/paths';
import { usePageParams } from '../../routing/use-page-params';
import { Seo } from '../../seo/seo';
import { KeepDrafts } from '../../session/keep-drafts';
import { MissingParameter } from '../../shared/missing-parameter';
import { PageBreadcrumbs, useBreadcrumbs } from '../../shared/page-breadcrumbs';
import { PageFrame } from '../../shared/page-frame';
import { goodsQuery, shopQuery } from './loader';
import { messages, titles } from './messages';
import { reportParams } from './params';
import { type Report, ReportForm } from './report-form';

export { reportParams as query } from './params';
export { createLoader } from './loader';

type Subject = keyof typeof titles;
interface SubjectProps {
  subject: Subject;
  id: number;
}

/** Reports goods, a review or a shop to the mall. */
export function View() {
  const { subject, id } = usePageParams(reportParams);
  if (!id) return <MissingParameter of="other" />;
  return <ReportPage key={`${subject} ${id}`} subject={subject} id={id} />;
}

function ReportPage({ subject, id }: SubjectProps) {
  const { api } = useApp();
  const { formatMessage } = useIntl();
  const title = formatMessage(titles[subject]);
  const { items } = useBreadcrumbs([{ label: title }]);
  const [isSent, setSent] = useState(false);
  const send = useAction({
    mutationFn: (report: Report) => api.reportContent({ subject, subjectId: id, ...report }),
    onSuccess: () => setSent(true),
    meta: { shownByView: true },
  });
  return (
    <PageFrame>
      <Seo title={title} hidden />
      <PageBreadcrumbs items={items} />
      <Stack gap="lg">
        <Heading level={1}>{title}</Heading>
        <SubjectName subject={subject} id={id} />
        {isSent ? (
          <Thanks subject={subject} id={id} />
        ) : (
          <>
            <Text asChild color="muted">
              <p>{formatMessage(messages.lead)}</p>
            </Text>
            <Grid columns={{ base: 1, lg: 2 }}>
              <KeepDrafts page={`report:${subject}:${id}`} until="left">
                <ReportForm onSend={send} />
              </KeepDrafts>
            </Grid>
          </>
        )}
      </Stack>
    </PageFrame>
  );
}

/** Name of the goods or shop; reviews have none. */
function SubjectName({ subject, id }: SubjectProps) {
  const app = useApp();
  const goods = useQuery({ ...goodsQuery(app, id), enabled: subject === 'product' }).data;
  const shop = useQuery({ ...shopQuery(app, id), enabled: subject === 'shop' }).data;
  const name = goods?.productInfo.storeName ?? shop?.name;
  return (
    name !== undefined && (
      <Text weight="bold">
        <bdi>{name}</bdi>
      </Text>
    )
  );
}

/** In place of the form that had the focus. */
function Thanks({ subject, id }: SubjectProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { formatMessage } = useIntl();
  const back = { product: paths.goods(id), shop: paths.shop(id), review: paths.home() }[subject];
  const title = formatMessage(messages.thanks);
  return (
    <Alert ref={box} tabIndex={-1} role="group" aria-label={title} tone="positive" title={title}>
      <Stack>
        <FormattedMessage {...messages.thanksText} />
        <Link href={back}>
          <FormattedMessage {...(subject === 'review' ? messages.home : messages.back)} />
        </Link>
      </Stack>
    </Alert>
  );
}
