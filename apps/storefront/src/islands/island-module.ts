import type { ComponentType } from 'react';
import { guardChunk } from '../browser/chunk-guard';

/** The code of an island, loaded on demand. */
export interface IslandModule {
  /** Resolves once the code is loaded; stays pending until somebody requests it. */
  readonly ready: Promise<void>;
  /** Loads the code once; a failed load is retried on the next call. */
  load(): Promise<void>;
}

/** An island module whose default export is a component. */
export interface ComponentModule<Props> extends IslandModule {
  /** Set once the code is loaded. */
  Component?: ComponentType<Props>;
}

/** The server's island modules that are not loaded yet. */
const unloaded = new Set<IslandModule>();
let loadTexts = async (): Promise<unknown> => undefined;

/** Sets the loader of the islands' messages, which a page does not load before one of its islands is hydrated. */
export function setIslandMessages(load: () => Promise<unknown>) {
  loadTexts = load;
}

/** Loads code together with the messages of the page's islands. */
export async function withMessages<Code>(load: () => Promise<Code>): Promise<Code> {
  const [code] = await Promise.all([guardChunk(load)(), loadTexts()]);
  return code;
}

/** The module of an island. The server loads it at once, to render the island in place. */
export function createIslandModule<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentModule<Props> {
  let setReady = () => {};
  let loading: Promise<void> | undefined;
  const loadOnce = async () => {
    try {
      module.Component = (await withMessages(load)).default;
      setReady();
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  const module: ComponentModule<Props> = {
    ready: new Promise((resolve) => (setReady = resolve)),
    load: () => (loading ??= loadOnce()),
  };
  if (import.meta.env.SSR) {
    unloaded.add(module);
    // a failure is reported by the first page that needs the module
    module.load().catch(() => {});
  }
  return module;
}

/**
 * Server only: resolves when the code of all islands rendered so far is loaded, also if another request began to
 * load it.
 */
export async function islandsReady() {
  const load = async (module: IslandModule) => {
    await module.load();
    unloaded.delete(module);
  };
  // an island can contain others
  while (unloaded.size > 0) await Promise.all(Array.from(unloaded, load));
}
