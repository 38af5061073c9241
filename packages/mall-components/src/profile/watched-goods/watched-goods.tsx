import { Button } from '@vermilion/design-system/button';
import { Card } from '@vermilion/design-system/card';
import { Heading } from '@vermilion/design-system/heading';
import { Link } from '@vermilion/design-system/link';
import { Stack } from '@vermilion/design-system/stack';
import { Text } from '@vermilion/design-system/text';
import { VisuallyHidden } from '@vermilion/design-system/visually-hidden';
import { FormattedMessage } from 'react-intl';
import { writtenText } from '../../internal/lang-of';
import { type Id, MallImage } from '../../settings';
import { messages } from './messages';
import * as styles from './watched-goods.css';

/** A sold-out SKU that the shopper is told about when it is back. */
export interface WatchedSku {
  /** Id of the SKU; unique in the list. */
  id: Id;
  /** As written by the shop, or translated by the server. */
  name: string;
  /** The chosen options in words; absent for goods without any. */
  options?: string;
  /** URL of the goods. */
  href: string;
  /** URL of a square image. */
  imageSrc: string;
}

export interface WatchedGoodsProps {
  /** In display order; nothing is shown without any. */
  goods: readonly WatchedSku[];
  /** The shopper waits no longer: remove it from `goods` when that has succeeded. */
  onStop: (id: Id) => void;
}

/** What a shopper waits for. */
export function WatchedGoods({ goods, onStop }: WatchedGoodsProps) {
  if (goods.length === 0) return null;
  return (
    <Card data-component="watched-goods">
      <Stack gap="md">
        <Heading level={2} size="md">
          <FormattedMessage {...messages.title} />
        </Heading>
        <Text size="sm" color="muted">
          <FormattedMessage {...messages.text} />
        </Text>
        <ul className={styles.list}>
          {goods.map(({ id, name, options, href, imageSrc }) => (
            <li key={id} className={styles.row}>
              <MallImage src={imageSrc} alt="" sizes="3rem" className={styles.picture} />
              <span className={styles.text}>
                <Link href={href} {...writtenText(name)}>
                  {name}
                </Link>
                {options && (
                  <Text size="sm" color="muted">
                    {options}
                  </Text>
                )}
              </span>
              <Button size="sm" onClick={() => onStop(id)}>
                <FormattedMessage {...messages.stop} />
                <VisuallyHidden> {name}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}
