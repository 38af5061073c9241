import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { AuditList } from '../audit/audit-list';
import { labels } from '../audit/messages';
import { Page } from '../shared/page';
import { useListParams } from '../shared/use-list-params';

/** What was done in this place. */
export function Component() {
  const { page } = useListParams('', []);
  const key = useSearchParams()[0].get('key');
  const keyId = key && /^[1-9]\d{0,8}$/.test(key) ? Number(key) : undefined;
  return (
    <Page title={useIntl().formatMessage(labels.title)}>
      <AuditList page={page} keyId={keyId} />
    </Page>
  );
}
