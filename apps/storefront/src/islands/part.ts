import type { ComponentType } from 'react';
import { guardChunk } from '../routing/chunk-guard';

/** The code of an island. */
export interface Part {
  /** Resolves when the code is there; pends for as long as nobody wants it. */
  readonly arrival: Promise<void>;
  /** Loads the code once; tries again after a failure. */
  load(): Promise<void>;
}

/** The same with the component. */
export interface ViewPart<Props> extends Part {
  /** The component, once its code is there. */
  View?: ComponentType<Props>;
}

const onServer: Promise<void>[] = [];
let loadTexts = async (): Promise<unknown> => undefined;

/** Sets what loads the texts of the islands on the page, which no page has before one of them wakes. */
export function setIslandTexts(load: () => Promise<unknown>) {
  loadTexts = load;
}

/** Loads code together with the texts of the page's islands. */
export async function withTexts<Code>(load: () => Promise<Code>): Promise<Code> {
  const [code] = await Promise.all([guardChunk(load)(), loadTexts()]);
  return code;
}

/** Makes the part whose component a module exports by default. The server loads it at once, to render it in place. */
export function createPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ViewPart<Props> {
  let arrive = () => {};
  let loading: Promise<void> | undefined;
  const loadOnce = async () => {
    try {
      part.View = (await withTexts(load)).default;
      arrive();
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  const part: ViewPart<Props> = {
    arrival: new Promise((resolve) => (arrive = resolve)),
    load: () => (loading ??= loadOnce()),
  };
  if (import.meta.env.SSR) onServer.push(part.load());
  return part;
}

/** Resolves on the server when the parts of all pages that it has rendered so far are there. */
export async function partsReady() {
  while (onServer.length > 0) await Promise.all(onServer.splice(0));
}
