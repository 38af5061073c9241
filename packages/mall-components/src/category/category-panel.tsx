'use client';
import { MegaMenu } from '@vermilion/design-system/mega-menu';
import { cva } from 'class-variance-authority';
import type { CSSProperties } from 'react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import * as styles from './category-panel.css';
import { toEntries } from './entries';
import { messages } from './messages';
import type { CategoryNode } from './types';

export interface CategoryPanelProps {
  categories: readonly CategoryNode[];
  /** `overlay` fills the given height, over a banner; `flyout` floats; `drawer` has no border. */
  placement?: keyof typeof styles.placements;
  className?: string;
}

const panelRecipe = /* @__PURE__ */ cva(null, { variants: { placement: styles.placements } });

/** The category tree in two levels; every category is a link to its list. */
export function CategoryPanel({ categories, placement = 'flyout', className }: CategoryPanelProps) {
  const intl = useIntl();
  const entries = useMemo(
    () => toEntries(categories, (name) => intl.formatMessage(messages.all, { name })),
    [categories, intl],
  );
  return (
    <MegaMenu
      label={intl.formatMessage(messages.categories)}
      entries={entries}
      keysHint={intl.formatMessage(messages.keys)}
      className={panelRecipe({ placement, className })}
      style={{ [styles.rows]: categories.length } as CSSProperties}
    />
  );
}
