import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { ActivityForm } from '../home-page/activity-form';
import { labels } from '../home-page/messages';
import { activityQuery } from '../home-page/queries';
import { DetailPage } from '../shared/detail-page';
import * as styles from '../shared/page.css';
import { useClients } from '../wire/clients-context';

/** One activity of the home page. */
export function Component() {
  const intl = useIntl();
  const activity = useQuery(activityQuery(useClients(), Number(useParams().activityId)));
  return (
    <DetailPage
      title={activity.data?.name ?? intl.formatMessage(labels.activities)}
      back={{ href: '/home-page?tab=activities', name: labels.back }}
      query={activity}
    >
      {(data) => (
        <div className={styles.form}>
          <ActivityForm key={data.version} activity={data} />
        </div>
      )}
    </DetailPage>
  );
}
