import { cx } from 'class-variance-authority';
import { ChevronRightIcon } from '../icon/icons-direction';
import { mirrored } from '../internal/mirror.css';
import { LinkBase } from '../link/link-context';
import * as styles from './mega-menu.css';
import type { MegaMenuEntry, MegaMenuGroup } from './types';

function Group({ label, href, links }: MegaMenuGroup) {
  const title = href ? (
    <LinkBase href={href} tabIndex={-1} className={cx(styles.title, styles.titleLink)}>
      {label}
    </LinkBase>
  ) : (
    <span className={styles.title}>{label}</span>
  );
  return (
    <li data-part="group" className={label ? styles.group : undefined}>
      {label && title}
      <ul className={label ? styles.links : styles.columns}>
        {links.map((link) => (
          <li key={link.href}>
            <LinkBase href={link.href} tabIndex={-1} className={styles.link}>
              {link.label}
            </LinkBase>
          </li>
        ))}
      </ul>
    </li>
  );
}

interface MegaMenuPanelProps extends Pick<MegaMenuEntry, 'groups' | 'all' | 'extra'> {
  id: string;
  /** Id of the entry, which labels the panel. */
  labelledBy: string;
}

/**
 * The panel of an entry. Its links are reached by arrow keys: as tab stops, all of them would come before
 * what follows the menu.
 */
export function MegaMenuPanel({ id, labelledBy, groups = [], all, extra }: MegaMenuPanelProps) {
  return (
    <div
      id={id}
      role="group"
      aria-labelledby={labelledBy}
      data-part="panel"
      className={styles.panel}
    >
      {all && (
        <LinkBase href={all.href} tabIndex={-1} className={styles.all}>
          {all.label}
          <ChevronRightIcon className={mirrored} />
        </LinkBase>
      )}
      <ul className={styles.groups}>
        {groups.map((group, index) => (
          <Group key={group.href ?? index} {...group} />
        ))}
      </ul>
      {extra}
    </div>
  );
}
