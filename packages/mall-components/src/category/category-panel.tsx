'use client';
import { MegaMenu } from '@vermilion/design-system/mega-menu';
import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLazyModule } from '../internal/use-lazy-module';
import type { CategoryGoods, LoadCategoryGoods } from './category-goods';
import * as styles from './category-panel.css';
import { toEntries } from './entries';
import { messages } from './messages';
import type { CategoryNode } from './types';

export interface CategoryPanelProps {
  /** The first level, in display order. */
  categories: readonly CategoryNode[];
  /** `overlay` fills the given height, over a banner; `flyout` floats; `drawer` has no border. */
  placement?: keyof typeof styles.placements;
  /** Loads the bestsellers that an open category shows below its links; without it there are none. */
  loadGoods?: LoadCategoryGoods;
  className?: string;
}

const loadModule = () => import('./category-goods');

/** Loaded when a category opens; it is left out if that fails, as its goods are. */
function LazyCategoryGoods(props: ComponentProps<typeof CategoryGoods>) {
  const module = useLazyModule(true, loadModule);
  return module && <module.CategoryGoods {...props} />;
}

const panelRecipe = /* @__PURE__ */ cva(null, {
  variants: { placement: styles.placements, rows: styles.rowCounts },
});

/** The category tree in two levels; every category is a link to its list. */
export function CategoryPanel({
  categories,
  placement = 'flyout',
  loadGoods,
  className,
}: CategoryPanelProps) {
  const intl = useIntl();
  const entries = useMemo(
    () =>
      toEntries(
        categories,
        (name) => intl.formatMessage(messages.all, { name }),
        loadGoods && ((category) => <LazyCategoryGoods category={category} load={loadGoods} />),
      ),
    [categories, intl, loadGoods],
  );
  const rows = Math.min(Math.max(categories.length, 1), styles.mostRows);
  return (
    <MegaMenu
      label={intl.formatMessage(messages.categories)}
      entries={entries}
      keysHint={intl.formatMessage(messages.keys)}
      className={panelRecipe({ placement, rows, className })}
    />
  );
}
