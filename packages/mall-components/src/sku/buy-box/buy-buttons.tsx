import { Button } from '@vermilion/design-system/button';
import { FormattedMessage } from 'react-intl';
import { messages } from '../messages';

export interface BuyButtonsProps {
  size: 'md' | 'lg';
  adding: boolean;
  buying: boolean;
  onAdd: () => void;
  onBuy: () => void;
  className?: string;
}

/** The buttons "Add to cart" and "Buy now". */
export function BuyButtons({ size, adding, buying, onAdd, onBuy, className }: BuyButtonsProps) {
  return (
    <>
      <Button variant="soft" size={size} pending={adding} className={className} onClick={onAdd}>
        <FormattedMessage {...messages.addToCart} />
      </Button>
      <Button variant="primary" size={size} pending={buying} className={className} onClick={onBuy}>
        <FormattedMessage {...messages.buyNow} />
      </Button>
    </>
  );
}
