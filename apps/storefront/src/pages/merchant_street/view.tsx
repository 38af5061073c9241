import { Heading } from '@vermilion/design-system/heading';
import { ListSkipLinks } from '@vermilion/mall-components/goods';
import { MallImage } from '@vermilion/mall-components/settings';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useHomeIndex } from '../../mall/use-home-index';
import { listParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { usePageParams } from '../../routing/use-page-params';
import { TitledPage } from '../../shared/page-frame';
import { messages } from '../../shop/messages';
import { Shops } from './shops';
import * as styles from './view.css';

export { listParams as query } from '../../page-params';
export { createLoader } from './loader';

/** The image is wider than its part of the page that is visible. */
const sizes = '(min-width: 110em) 1100px, (min-width: 48em) 920px, 141vw';

/** All shops of the mall. */
export function View() {
  const { page } = usePageParams(listParams);
  const image = useHomeIndex()?.shopStreetHeaderImag;
  const title = useIntl().formatMessage(messages.street);
  return (
    <TitledPage title={title} path={paths.shopStreet(page)}>
      <ListSkipLinks />
      <div className={image ? styles.sign : undefined}>
        {image && (
          <MallImage
            src={image}
            alt=""
            ratio="fill"
            align="end"
            sizes={sizes}
            priority
            className={styles.picture}
          />
        )}
        <div className={image ? styles.plate : undefined}>
          <Heading level={1}>{title}</Heading>
        </div>
      </div>
      <Suspense>
        <Shops page={page} />
      </Suspense>
    </TitledPage>
  );
}
