import { VisuallyHidden } from '@vermilion/design-system/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

export const MAIN_ID = 'main';

/** After a navigation, moves focus to the new page's content and announces its title. */
export function NavigationFocus() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    // React commits the new title together with the page
    setTitle(document.title);
  }, [pathname]);
  return (
    <VisuallyHidden>
      <span aria-live="assertive" aria-atomic="true">
        {title}
      </span>
    </VisuallyHidden>
  );
}
