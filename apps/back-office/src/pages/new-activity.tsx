import { Link } from '@vermilion/design-system/link';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActivityForm } from '../home-page/activity-form';
import { labels, messages } from '../home-page/messages';
import { Page } from '../shared/page';
import * as styles from '../shared/page.css';

/** A new activity of the home page. */
export function Component() {
  return (
    <Page
      title={useIntl().formatMessage(labels.addActivity)}
      actions={
        <Link href="/home-page?tab=activities">
          <FormattedMessage {...messages.back} />
        </Link>
      }
    >
      <div className={styles.form}>
        <ActivityForm />
      </div>
    </Page>
  );
}
