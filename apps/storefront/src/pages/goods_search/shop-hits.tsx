import { Link } from '@vermilion/design-system/link';
import { Stack } from '@vermilion/design-system/stack';
import { ShopHit, type ShopHitModel } from '@vermilion/mall-components/goods';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../page-params/paths';
import { messages } from './messages';
import * as styles from './view.css';

interface ShopHitsProps {
  title: string;
  shops: readonly ShopHitModel[];
  /** of all pages */
  total: number;
}

/** Shops of the same words, with a link to the others. */
export function ShopHits({ title, shops, total }: ShopHitsProps) {
  const { formatMessage } = useIntl();
  return (
    <Stack gap="sm" asChild className={styles.shops}>
      <section aria-label={formatMessage(messages.shops)}>
        {shops.map((shop) => (
          <ShopHit key={shop.id} shop={shop} />
        ))}
        {total > shops.length && (
          <Link variant="accent" href={paths.moreShops({ title })}>
            <FormattedMessage {...messages.moreShops} />
          </Link>
        )}
      </section>
    </Stack>
  );
}
