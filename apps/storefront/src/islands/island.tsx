import type { ComponentType, RefObject } from 'react';
import { memo, Suspense, use, useEffect, useRef, useState } from 'react';
import { PrefetchContext } from '../routing/prefetch';
import { useNavigate } from '../routing/router';
import { useApp } from '../app/app-context';
import { localeOf, withoutLocale, type Locale } from '../i18n/locales';
import * as styles from './island.css';
import { createIslandModule, type ComponentModule, type IslandModule } from './island-module';
import { sleep } from './sleepers';

/**
 * A part of the page whose code is loaded on first interaction; until then the server's HTML is kept.
 * Rendered in the browser only, it loads at once. Keep its props stable: a changed prop wakes it.
 */
export function island<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const module = createIslandModule(load);
  const Island = memo(function Island(props: Props) {
    const box = useRef<HTMLDivElement>(null);
    const onAwake = useSleep(box, module);
    return (
      <div ref={box} data-island="" className={styles.box}>
        <Suspense fallback={<AsServed box={box} module={module} />}>
          <Awake module={module} props={props} onAwake={onAwake} />
        </Suspense>
      </div>
    );
  });
  return Object.assign(Island, { load: module.load });
}

/** Registers the island to be woken by interaction; call the returned function once it is awake. */
function useSleep(box: RefObject<HTMLElement | null>, module: IslandModule) {
  const [state] = useState(createState);
  const navigate = useNavigate();
  const { locale } = useApp();
  const prefetch = use(PrefetchContext);
  useEffect(() => {
    if (!box.current || state.isAwake) return;
    const wakeUp = sleep(box.current, {
      wake: async () => {
        await module.load();
        await state.awake;
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
    void state.awake.then(wakeUp);
    return wakeUp;
  }, [state, box, locale, navigate, module, prefetch]);
  return state.onAwake;
}

/** The path of a page of this mall in this language; undefined for other URLs. */
const pathIn = (locale: Locale, { origin, pathname, search, hash }: URL) =>
  origin === window.location.origin && localeOf(pathname).locale === locale
    ? withoutLocale(pathname) + search + hash
    : undefined;

function createState() {
  const state = { isAwake: false, onAwake() {} };
  const awake = new Promise<void>((resolve) => {
    state.onAwake = () => {
      state.isAwake = true;
      resolve();
    };
  });
  return Object.assign(state, { awake });
}

interface AwakeProps<Props> {
  module: ComponentModule<Props>;
  props: Props;
  onAwake: () => void;
}

function Awake<Props extends object>({ module, props, onAwake }: AwakeProps<Props>) {
  // Before `use`: if the code arrives in between, the order of hooks must not change
  useEffect(onAwake, [onAwake]);
  // While `use` suspends during hydration, React keeps the server's elements
  if (!module.Component) use(module.ready);
  return module.Component && <module.Component {...props} />;
}

/**
 * Rendered where React will not wait for the code: keeps the server's elements if an ancestor has re-rendered
 * before hydration, otherwise nothing.
 */
function AsServed({ box, module }: { box: RefObject<HTMLElement | null>; module: IslandModule }) {
  const [html] = useState(() => box.current?.innerHTML);
  useEffect(() => {
    module.load().catch(() => {});
  }, [module]);
  if (html === undefined) return null;
  return <div className={styles.box} dangerouslySetInnerHTML={{ __html: html }} />;
}
