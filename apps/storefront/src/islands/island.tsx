import type { ComponentType, RefObject } from 'react';
import { memo, Suspense, use, useEffect, useRef, useState } from 'react';
import { PrefetchContext } from '../routing/prefetch';
import { useNavigate } from '../routing/router';
import { useApp } from '../deps/app-context';
import { localeOf, withoutLocale, type Locale } from '../i18n/locales';
import * as styles from './island.css';
import { createIslandModule, type ComponentModule, type IslandModule } from './island-module';
import { registerIsland } from './island-registry';

/**
 * A part of the page whose code is loaded on first interaction; until then the server's HTML is kept.
 * Rendered in the browser only, it loads at once. Keep its props stable: a changed prop hydrates it.
 */
export function island<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const module = createIslandModule(load);
  const Island = memo(function Island(props: Props) {
    const box = useRef<HTMLDivElement>(null);
    const onHydrated = useHydrateOnInteraction(box, module);
    return (
      <div ref={box} data-island="" className={styles.box}>
        <Suspense fallback={<ServerHtml box={box} module={module} />}>
          <Content module={module} props={props} onHydrated={onHydrated} />
        </Suspense>
      </div>
    );
  });
  return Object.assign(Island, { load: module.load });
}

/** Registers the island to be hydrated on interaction; call the returned function once it is hydrated. */
function useHydrateOnInteraction(box: RefObject<HTMLElement | null>, module: IslandModule) {
  const [state] = useState(createState);
  const navigate = useNavigate();
  const { locale } = useApp();
  const prefetch = use(PrefetchContext);
  useEffect(() => {
    if (!box.current || state.isHydrated) return;
    const unregister = registerIsland(box.current, {
      hydrate: async () => {
        await module.load();
        await state.hydrated;
      },
      prefetch(to) {
        const path = pathIn(locale, to);
        if (path) prefetch(path);
      },
      follow(to) {
        const path = pathIn(locale, to);
        if (path) void navigate(path);
        return path !== undefined;
      },
    });
    void state.hydrated.then(unregister);
    return unregister;
  }, [state, box, locale, navigate, module, prefetch]);
  return state.onHydrated;
}

/** The path of a page of this mall in this language; undefined for other URLs. */
const pathIn = (locale: Locale, { origin, pathname, search, hash }: URL) =>
  origin === window.location.origin && localeOf(pathname).locale === locale
    ? withoutLocale(pathname) + search + hash
    : undefined;

function createState() {
  const state = { isHydrated: false, onHydrated() {} };
  const hydrated = new Promise<void>((resolve) => {
    state.onHydrated = () => {
      state.isHydrated = true;
      resolve();
    };
  });
  return Object.assign(state, { hydrated });
}

interface ContentProps<Props> {
  module: ComponentModule<Props>;
  props: Props;
  onHydrated: () => void;
}

function Content<Props extends object>({ module, props, onHydrated }: ContentProps<Props>) {
  // Before `use`: if the code arrives in between, the order of hooks must not change
  useEffect(onHydrated, [onHydrated]);
  // While `use` suspends during hydration, React keeps the server's elements
  if (!module.Component) use(module.ready);
  return module.Component && <module.Component {...props} />;
}

/**
 * Rendered where React will not wait for the code: keeps the server's elements if an ancestor has re-rendered
 * before hydration, otherwise nothing.
 */
function ServerHtml({ box, module }: { box: RefObject<HTMLElement | null>; module: IslandModule }) {
  const [html] = useState(() => box.current?.innerHTML);
  useEffect(() => {
    module.load().catch(() => {});
  }, [module]);
  if (html === undefined) return null;
  return <div className={styles.box} dangerouslySetInnerHTML={{ __html: html }} />;
}
