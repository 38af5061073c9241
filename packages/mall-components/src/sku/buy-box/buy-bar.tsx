import { Container } from '@vermilion/design-system/container';
import { useIntl } from 'react-intl';
import { writtenText } from '../../internal/lang-of';
import { MallImage, Price } from '../../settings';
import { messages } from '../messages';
import type { Sku } from '../types';
import * as styles from './buy-bar.css';
import { BuyButtons, type BuyButtonsProps } from './buy-buttons';

export interface BuyBarProps extends Pick<
  BuyButtonsProps,
  'adding' | 'buying' | 'onAdd' | 'onBuy'
> {
  name: string;
  sku: Sku;
}

/**
 * The selection and both buy buttons, fixed at the bottom of the window once the buttons of the buy box are
 * scrolled past.
 */
export function BuyBar({ name, sku, ...buttons }: BuyBarProps) {
  const intl = useIntl();
  return (
    <section
      data-component="buy-bar"
      aria-label={intl.formatMessage(messages.buyBar)}
      className={styles.bar}
    >
      <Container className={styles.row}>
        {sku.imageSrc && (
          <MallImage src={sku.imageSrc} alt="" sizes="3rem" className={styles.picture} />
        )}
        <span className={styles.text}>
          <span {...writtenText(name)} className={styles.name}>
            {name}
          </span>
          {sku.options.length > 0 && (
            <span className={styles.options}>{sku.options.join(', ')}</span>
          )}
        </span>
        <Price minor={sku.priceMinor} size="lg" />
        <BuyButtons size="md" {...buttons} />
      </Container>
    </section>
  );
}
