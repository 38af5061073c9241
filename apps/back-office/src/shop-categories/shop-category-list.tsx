import type { OperatorShopCategory } from '@vermilion/api-client/operator';
import { Button } from '@vermilion/design-system/button';
import { Card } from '@vermilion/design-system/card';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { Text } from '@vermilion/design-system/text';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Loaded } from '../shared/loaded';
import { messages } from './messages';
import { RemoveShopCategory } from './remove-shop-category';
import { ShopCategoryDialog } from './shop-category-dialog';
import { ShopCategoryRow } from './shop-category-row';
import * as styles from './shop-category-row.css';
import { useShopCategories } from './use-shop-categories';

type Asked =
  | { what: 'edit'; shopCategory: OperatorShopCategory | undefined }
  | { what: 'remove'; shopCategory: OperatorShopCategory };

/** The own categories of a shop, in their order. */
export function ShopCategoryList() {
  const intl = useIntl();
  const shopCategories = useShopCategories();
  const [dragged, setDragged] = useState<OperatorShopCategory>();
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const level = (pid: number) => {
    const list = shopCategories.below(pid);
    return (
      <ul
        aria-label={pid === 0 ? intl.formatMessage(messages.title) : undefined}
        className={pid === 0 ? undefined : styles.below}
      >
        {list.map((shopCategory, at) => (
          <li key={shopCategory.id}>
            <ShopCategoryRow
              shopCategory={shopCategory}
              at={at}
              total={list.length}
              dragged={dragged}
              onDrag={setDragged}
              onMove={(one, to) => void shopCategories.move(one, to)}
              onEdit={(one) => setAsked({ what: 'edit', shopCategory: one })}
              onRemove={(one) => setAsked({ what: 'remove', shopCategory: one })}
            />
            {pid === 0 &&
              shopCategories.below(shopCategory.id).length > 0 &&
              level(shopCategory.id)}
          </li>
        ))}
      </ul>
    );
  };
  return (
    <>
      <div>
        <Button
          variant="primary"
          onClick={() => setAsked({ what: 'edit', shopCategory: undefined })}
        >
          <FormattedMessage {...messages.create} />
        </Button>
      </div>
      <Loaded query={shopCategories.query}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState>
              <FormattedMessage {...messages.noneYet} />
            </EmptyState>
          ) : (
            <>
              <Text color="muted">
                <FormattedMessage {...messages.hint} />
              </Text>
              <Card padding="none" clip>
                {level(0)}
              </Card>
            </>
          )
        }
      </Loaded>
      {asked?.what === 'edit' && (
        <ShopCategoryDialog
          shopCategory={asked.shopCategory}
          shopCategories={shopCategories}
          onClose={close}
        />
      )}
      {asked?.what === 'remove' && (
        <RemoveShopCategory
          shopCategory={asked.shopCategory}
          shopCategories={shopCategories}
          onClose={close}
        />
      )}
    </>
  );
}
