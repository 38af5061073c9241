'use client';
import { MenuIcon } from '@vermilion/design-system/icon';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type CategoryNode, CategoryPanel, type LoadCategoryGoods } from '../category';
import type { CategoryDrawer } from './category-drawer';
import { Flyout } from './flyout';
import { isNarrow } from './is-narrow';
import * as styles from './main-header.css';
import * as menus from './menus.css';
import { messages } from './messages';

export interface CategoryMenuProps {
  categories: readonly CategoryNode[];
  loadGoods?: LoadCategoryGoods;
}

/**
 * All categories: a panel below its button, or in a narrow window a drawer, which is loaded when it opens.
 */
export function CategoryMenu({ categories, loadGoods }: CategoryMenuProps) {
  const intl = useIntl();
  const [Drawer, setDrawer] = useState<typeof CategoryDrawer>();
  const [open, setOpen] = useState(false);
  const openDrawer = async () => {
    const part = await import('./category-drawer');
    setDrawer(() => part.CategoryDrawer);
    setOpen(true);
  };
  return (
    <>
      <Flyout
        label={intl.formatMessage(messages.allCategories)}
        trigger={
          <>
            <MenuIcon size="md" />
            <span className={styles.categoryText}>
              <FormattedMessage {...messages.allCategories} />
            </span>
          </>
        }
        buttonProps={{ className: menus.text }}
        side="start"
        bare
        instead={{ applies: isNarrow, open: openDrawer }}
        className={styles.categories}
      >
        <CategoryPanel categories={categories} loadGoods={loadGoods} />
      </Flyout>
      {Drawer && <Drawer open={open} onOpenChange={setOpen} categories={categories} />}
    </>
  );
}
