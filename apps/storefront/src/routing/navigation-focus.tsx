import { VisuallyHidden } from '@vermilion/design-system/visually-hidden';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePending } from './page-router-context';

export const MAIN_ID = 'main';

/** The element that was typed into since the latest navigation began. */
function useTypedInto() {
  const isPending = usePending();
  const typedInto = useRef<EventTarget>(null);
  useEffect(() => {
    const note = ({ target }: Event) => (typedInto.current = target);
    document.addEventListener('input', note);
    return () => document.removeEventListener('input', note);
  }, []);
  // before anything is typed into the page that is left
  useLayoutEffect(() => {
    if (isPending) typedInto.current = null;
  }, [isPending]);
  return typedInto;
}

/** After a navigation, moves focus to the new page's content, unless somebody is typing, and announces its title. */
export function NavigationFocus() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const shown = useRef(pathname);
  const typedInto = useTypedInto();
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (typedInto.current !== document.activeElement)
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    // React commits the new title together with the page
    setTitle(document.title);
  }, [pathname, typedInto]);
  return (
    <VisuallyHidden>
      <span aria-live="assertive" aria-atomic="true">
        {title}
      </span>
    </VisuallyHidden>
  );
}
