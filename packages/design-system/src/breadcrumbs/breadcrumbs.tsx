import { cx } from 'class-variance-authority';
import { ChevronRightIcon } from '../icon/icons-action';
import type { PropsOf } from '../internal/component-props';
import { mirrored } from '../internal/mirror.css';
import { Link } from '../link/link';
import * as truncate from '../truncate/truncate.css';
import * as styles from './breadcrumbs.css';

export interface Breadcrumb {
  label: string;
  /** The address; the last one, the current page, has none. */
  href?: string;
}

export type BreadcrumbsProps = PropsOf<
  'nav',
  {
    /** Name of the navigation. */
    label: string;
    items: readonly Breadcrumb[];
  }
>;

/** The path to the current page. */
export function Breadcrumbs({ label, items, ...rest }: BreadcrumbsProps) {
  return (
    <nav data-component="breadcrumbs" aria-label={label} {...rest}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={index} className={styles.crumb}>
            {index > 0 && <ChevronRightIcon className={cx(styles.separator, mirrored)} />}
            {item.href ? (
              <Link variant="quiet" href={item.href}>
                {item.label}
              </Link>
            ) : (
              <span
                aria-current="page"
                className={cx(truncate.truncate, truncate.lines[1], styles.current)}
              >
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
