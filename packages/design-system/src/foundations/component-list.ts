/// <reference types="vite/client" />
import type { ComponentDocs } from '../docs/component-docs';

const files = import.meta.glob<Record<string, ComponentDocs>>('../*/*.docs.ts', { eager: true });

const nameOf = (file: string) =>
  file
    .split('/')[1]
    ?.replace(/(^|-)(\w)/g, (_all, _dash, letter: string) => letter.toUpperCase()) ?? '';

/** Every component by name, with the sentence that its page begins with. */
export const componentList = Object.entries(files).flatMap(([file, exported]) =>
  Object.values(exported).map(({ what }) => ({ name: nameOf(file), what })),
);
