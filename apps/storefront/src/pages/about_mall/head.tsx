import { useQuery } from '@tanstack/react-query';
import { MallImage } from '@vermilion/mall-components/settings';
import { rowsOf } from '@vermilion/mall-data/format';
import { toTile } from '@vermilion/mall-data/shop';
import { useIntl } from 'react-intl';
import { useApp } from '../../deps/app-context';
import { useMallFormat } from '../../deps/mall-context';
import { useHomeIndex } from '../../mall/use-home-index';
import { Facts } from '../../shared/cards/facts';
import { COUNT_LIMIT } from '../../shared/count-limit';
import { itemsQuery, streetQuery } from './loader';
import { messages } from './messages';
import * as styles from './view.css';

/** The first façades of the shop street, side by side. */
export function Street() {
  const mall = useMallFormat();
  const { data } = useQuery(streetQuery(useApp()));
  const shops = rowsOf(data?.list, toTile(mall));
  if (shops.length === 0) return null;
  return (
    <div className={styles.street}>
      {shops.map(({ id, bannerSrc, logoSrc }) => (
        <MallImage
          key={id}
          src={bannerSrc ?? logoSrc}
          alt=""
          ratio="wide"
          sizes="(min-width: 768px) 260px, 40vw"
          priority
        />
      ))}
    </div>
  );
}

/** How large the mall is, and how long there is to return something. */
export function MallFacts() {
  const { formatMessage: say, formatNumber } = useIntl();
  const app = useApp();
  const shops = useQuery(streetQuery(app)).data?.total;
  const items = useQuery(itemsQuery(app)).data?.total;
  const days = useHomeIndex()?.mall?.terms?.refundDays;
  const factOf = (count: number | undefined, label: 'shopCount' | 'itemCount' | 'returnDays') =>
    count
      ? [
          {
            figure: formatNumber(Math.min(count, COUNT_LIMIT)) + (count > COUNT_LIMIT ? '+' : ''),
            label: say(messages[label], { count }),
          },
        ]
      : [];
  return (
    <Facts
      facts={[
        ...factOf(shops, 'shopCount'),
        ...factOf(items, 'itemCount'),
        ...factOf(days, 'returnDays'),
      ]}
    />
  );
}
