import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { AgreementView } from '../agreements/agreement-view';
import { labels } from '../agreements/messages';
import { agreementQuery } from '../agreements/queries';
import { useTitle } from '../agreements/use-title';
import { DetailPage } from '../shared/detail-page';
import { useClients } from '../wire/clients-context';

/** One version of an agreement. */
export function Component() {
  const intl = useIntl();
  const titleOf = useTitle();
  const agreement = useQuery(agreementQuery(useClients(), Number(useParams().agreementId)));
  return (
    <DetailPage
      title={agreement.data ? titleOf(agreement.data) : intl.formatMessage(labels.title)}
      back={{ href: '/agreements', name: labels.back }}
      query={agreement}
    >
      {(data) => <AgreementView agreement={data} />}
    </DetailPage>
  );
}
