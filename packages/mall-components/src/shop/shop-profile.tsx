import { Card } from '@vermilion/design-system/card';
import { DescriptionList } from '@vermilion/design-system/description-list';
import { Heading } from '@vermilion/design-system/heading';
import { Text } from '@vermilion/design-system/text';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { writtenText } from '../internal/lang-of';
import { messages } from './messages';
import { OpeningHours } from './opening-hours';
import * as styles from './shop-profile.css';
import type { Shop } from './types';

const own = {
  ...defineMessages({
    title: { id: 'shop.introduction', defaultMessage: 'Introduction' },
    none: {
      id: 'shop.noIntroduction',
      defaultMessage: 'The shop has not written anything about itself yet.',
    },
    joined: { id: 'shop.joined', defaultMessage: 'In this mall since' },
    type: { id: 'shop.type', defaultMessage: 'Type of shop' },
  }),
};

export interface ShopProfileProps {
  /** The shop that is shown. */
  shop: Shop;
  /** As written by the shop. */
  intro?: string;
}

/** The shop's introduction, the facts that its header does not have, and its opening hours. */
export function ShopProfile({ shop, intro }: ShopProfileProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { since, openingHours, selfOperated, typeName } = shop;
  const rows = [
    [own.joined, since && intl.formatDate(since, { dateStyle: 'long' })],
    [own.type, selfOperated ? formatMessage(messages.selfOperated) : typeName],
  ] as const;
  return (
    <div data-component="shop-profile" className={styles.profile}>
      <Card asChild className={styles.part}>
        <section>
          <Heading level={2}>
            <FormattedMessage {...own.title} />
          </Heading>
          <Text {...writtenText(intro ?? '')} className={styles.intro}>
            {intro || <FormattedMessage {...own.none} />}
          </Text>
          <DescriptionList
            items={rows.flatMap(([term, text]) =>
              text ? [{ term: formatMessage(term), description: text }] : [],
            )}
          />
        </section>
      </Card>
      {openingHours && (
        <Card asChild className={styles.part}>
          <section>
            <Heading level={2}>
              <FormattedMessage {...messages.hours} />
            </Heading>
            <OpeningHours hours={openingHours} />
          </section>
        </Card>
      )}
    </div>
  );
}
