import { CheckIcon, ChevronDownIcon, GlobeIcon } from '@vermilion/design-system/icon';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Flyout } from './flyout';
import * as styles from './menus.css';
import { messages } from './messages';
import * as topBar from './top-bar.css';
import type { LanguageOption } from './types';

export interface LanguageMenuProps {
  /** In display order. */
  languages: readonly LanguageOption[];
  /** Language tag of the page. */
  current: string;
  /** Called before navigation, e.g. to store the choice. */
  onChoose?: (tag: string) => void;
}

/** The mall's languages; choosing one loads the same page in it. */
export function LanguageMenu(props: LanguageMenuProps) {
  return (
    <Languages {...props} className={topBar.item}>
      {(label) => (
        <>
          <GlobeIcon size="sm" />
          <span lang={props.current}>{label}</span>
          <ChevronDownIcon size="sm" />
        </>
      )}
    </Languages>
  );
}

/** The same menu as an icon, for the main bar of small windows, which have no top bar. */
export const LanguageIconMenu = (props: LanguageMenuProps) => (
  <div className={styles.small}>
    <Languages {...props} className={styles.round}>
      {() => <GlobeIcon size="md" />}
    </Languages>
  </div>
);

interface LanguagesProps extends LanguageMenuProps {
  /** Of the button. */
  className: string;
  /** Content of the button, given the name of the current language. */
  children: (label: string) => ReactNode;
}

function Languages({ languages, current, onChoose, className, children }: LanguagesProps) {
  const intl = useIntl();
  const label = languages.find((language) => language.tag === current)?.label ?? current;
  return (
    <Flyout
      label={intl.formatMessage(messages.language, { current: label })}
      trigger={children(label)}
      buttonProps={{ className }}
    >
      <ul className={styles.list}>
        {languages.map((language) => (
          <li key={language.tag}>
            {/* A plain anchor: another language is another document */}
            <a
              href={language.href}
              lang={language.tag}
              hrefLang={language.tag}
              aria-current={language.tag === current ? 'true' : undefined}
              className={styles.row}
              onClick={() => onChoose?.(language.tag)}
            >
              {language.label}
              {language.tag === current && <CheckIcon size="sm" />}
            </a>
          </li>
        ))}
      </ul>
    </Flyout>
  );
}
