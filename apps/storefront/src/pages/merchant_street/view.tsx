import { Heading } from '@vermilion/design-system/heading';
import { AdStrip } from '@vermilion/mall-components/home';
import { useIntl } from 'react-intl';
import { useHomeIndex } from '../../frame/use-home-index';
import { listParams } from '../../page-params';
import { paths } from '../../paths';
import { usePageParams } from '../../routing/use-page-params';
import { Seo } from '../../seo/seo';
import { PageFrame } from '../../shared/page-frame';
import { PageBreadcrumbs, useBreadcrumbs } from '../../shared/page-breadcrumbs';
import { Finder } from '../../shop/islands';
import { messages } from '../../shop/messages';
import { Shops } from './parts';
import * as styles from './view.css';

export { createLoader } from './loader';
export const parts = [Finder, Shops];

/** All shops of the mall. */
export function View() {
  const { page } = usePageParams(listParams);
  const image = useHomeIndex()?.shopStreetHeaderImag;
  const title = useIntl().formatMessage(messages.street);
  const breadcrumbs = useBreadcrumbs([{ label: title }]);
  return (
    <PageFrame>
      <Seo title={title} path={paths.shopStreet(page)} data={[breadcrumbs.data]} />
      <PageBreadcrumbs items={breadcrumbs.items} />
      <div className={styles.sign}>
        {image && <AdStrip banner={{ id: 0, imageSrc: image }} />}
        <div className={styles.plate}>
          <Heading level={1}>{title}</Heading>
        </div>
      </div>
      <Finder query="" />
      <Shops page={page} />
    </PageFrame>
  );
}
