import type { ReactNode } from 'react';
import { useId } from 'react';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { LinkBase } from '../link/link-context';
import * as styles from './menu.css';

/** A link of a Menu. */
export interface MenuItem {
  /** URL of the page; unique in its group. */
  href: string;
  /** Text of the link. */
  label: ReactNode;
  /** Before the label; decorative. */
  icon?: ReactNode;
  /** After the label: a count, a badge. */
  end?: ReactNode;
  /** Marks the current page. */
  current?: boolean;
}

/** Links that belong together, with or without a title. */
export interface MenuGroup {
  /** Title above the group's links. */
  title?: ReactNode;
  /** The links in the order of display. */
  items: readonly MenuItem[];
}

export type MenuProps = PropsOf<
  'nav',
  {
    /** Accessible name of the navigation. */
    label: string;
    /** The links in groups; a single group needs no title. */
    groups: readonly MenuGroup[];
  }
>;

/**
 * A permanent list of links to the pages of one area, e.g. an account. For actions behind a button use
 * DropdownMenu, for views of one object Tabs.
 */
export function Menu({ label, groups, ...rest }: MenuProps) {
  const id = useId();
  return (
    <nav
      {...mergeProps(
        { 'data-component': 'menu', 'aria-label': label, className: styles.menu },
        rest,
      )}
    >
      {groups.map((group, index) => {
        const titleId = group.title ? `${id}-${index}` : undefined;
        return (
          <div key={group.items[0]?.href ?? index} data-part="group">
            {group.title && (
              <p id={titleId} className={styles.title}>
                {group.title}
              </p>
            )}
            <ul aria-labelledby={titleId}>
              {group.items.map((item) => (
                <li key={item.href}>
                  <LinkBase
                    href={item.href}
                    aria-current={item.current ? 'page' : undefined}
                    className={styles.item}
                  >
                    {item.icon && <span className={styles.icon}>{item.icon}</span>}
                    <span className={styles.label}>{item.label}</span>
                    {item.end}
                  </LinkBase>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}
