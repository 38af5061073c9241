import type { OperatorShopCategory } from '@vermilion/api-client/operator';
import { Button } from '@vermilion/design-system/button';
import { ChevronDownIcon, ChevronUpIcon } from '@vermilion/design-system/icon';
import { IconButton } from '@vermilion/design-system/icon-button';
import { Inline } from '@vermilion/design-system/inline';
import { Stack } from '@vermilion/design-system/stack';
import { Text } from '@vermilion/design-system/text';
import { type DragEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as page from '../shared/page.css';
import { messages } from './messages';
import * as styles from './shop-category-row.css';

export interface ShopCategoryRowProps {
  shopCategory: OperatorShopCategory;
  /** Its place among those at the same place, and their number. */
  at: number;
  total: number;
  /** The category that is being dragged. */
  dragged: OperatorShopCategory | undefined;
  onDrag: (shopCategory: OperatorShopCategory | undefined) => void;
  onMove: (shopCategory: OperatorShopCategory, to: number) => void;
  onEdit: (shopCategory: OperatorShopCategory) => void;
  onRemove: (shopCategory: OperatorShopCategory) => void;
}

/** A category, to drag, to move by its buttons, to change and to delete. */
export function ShopCategoryRow(props: ShopCategoryRowProps) {
  const { shopCategory, at, total, dragged, onDrag, onMove, onEdit, onRemove } = props;
  const intl = useIntl();
  const [isOver, setOver] = useState(false);
  const { name } = shopCategory;
  const takes = dragged && dragged.id !== shopCategory.id && dragged.pid === shopCategory.pid;
  const over = (event: DragEvent) => {
    if (!takes) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    if (!takes) return;
    event.preventDefault();
    onMove(dragged, at);
  };
  return (
    <div
      className={isOver ? `${styles.row} ${styles.over}` : styles.row}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Stack
        gap="xxs"
        className={`${styles.name} ${styles.handle}`}
        draggable
        onDragStart={() => onDrag(shopCategory)}
        onDragEnd={() => onDrag(undefined)}
      >
        <bdi className={page.anyText}>{name}</bdi>
        <Text size="sm" color="muted">
          <FormattedMessage {...messages.goods} values={{ count: shopCategory.goods }} />
        </Text>
      </Stack>
      <Inline gap="xs">
        <IconButton
          size="sm"
          icon={<ChevronUpIcon />}
          label={intl.formatMessage(messages.upOf, { name })}
          disabled={at === 0}
          onClick={() => onMove(shopCategory, at - 1)}
        />
        <IconButton
          size="sm"
          icon={<ChevronDownIcon />}
          label={intl.formatMessage(messages.downOf, { name })}
          disabled={at === total - 1}
          onClick={() => onMove(shopCategory, at + 1)}
        />
        <Button
          size="sm"
          aria-label={intl.formatMessage(messages.editOf, { name })}
          onClick={() => onEdit(shopCategory)}
        >
          <FormattedMessage {...messages.edit} />
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-label={intl.formatMessage(messages.removeOf, { name })}
          onClick={() => onRemove(shopCategory)}
        >
          <FormattedMessage {...messages.remove} />
        </Button>
      </Inline>
    </div>
  );
}
