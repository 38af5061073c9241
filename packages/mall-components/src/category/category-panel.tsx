'use client';
import { ChevronRightIcon } from '@vermilion/design-system/icon';
import { LinkBase } from '@vermilion/design-system/link';
import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as styles from './category-panel.css';
import { CategorySecondLevel } from './category-second-level';
import { messages } from './messages';
import type { CategoryNode } from './types';
import { useDelayed } from '../internal/use-hover-intent';
import { useCategoryKeys } from './use-category-keys';

const REST_MS = 120;
const AWAY_MS = 260;

export interface CategoryPanelProps {
  categories: readonly CategoryNode[];
  /** `overlay` fills the height it is given, over a banner; `flyout` floats. */
  placement?: keyof typeof styles.placements;
  className?: string;
}

/**
 * The category tree in two levels. The second opens when the pointer rests on a category or the
 * focus comes to it; every category is a link to its list.
 */
export function CategoryPanel({ categories, placement = 'flyout', className }: CategoryPanelProps) {
  const intl = useIntl();
  const [openId, setOpenId] = useState<number>();
  const { later } = useDelayed(setOpenId);
  const handleKeyDown = useCategoryKeys(openId, setOpenId);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys bubble up from the links
    <nav
      data-component="category-panel"
      aria-label={intl.formatMessage(messages.categories)}
      className={cx(styles.panel, styles.placements[placement], className)}
      onKeyDown={handleKeyDown}
      onPointerLeave={(event) => later(event, undefined, AWAY_MS)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpenId(undefined);
      }}
    >
      <ul className={styles.list}>
        {categories.map((category) => {
          const open = category.id === openId;
          const branches = category.children.length > 0;
          return (
            <li
              key={category.id}
              className={styles.item}
              onPointerEnter={(event) => later(event, category.id, REST_MS)}
            >
              <LinkBase
                href={category.href}
                data-part="first-level"
                data-id={category.id}
                aria-expanded={branches ? open : undefined}
                className={styles.row}
                onFocus={() => setOpenId(category.id)}
              >
                <span className={styles.name}>{category.name}</span>
                {branches && <ChevronRightIcon size="sm" className={styles.arrow} />}
              </LinkBase>
              {open && branches && <CategorySecondLevel category={category} />}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
