import { createContext, use } from 'react';
import type { TextLanguage } from './texts';

interface EditorContextValue {
  /** The language whose texts are edited. */
  textLanguage: TextLanguage;
  setTextLanguage: (textLanguage: TextLanguage) => void;
  /** The shop of the goods; undefined until it is chosen. */
  shopId: number | undefined;
  /** Changes when all fields were replaced, for controls that keep a state of their own. */
  generation: number;
}

export const EditorContext = createContext<EditorContextValue | undefined>(undefined);

/** What all sections of the editor share. */
export function useEditor(): EditorContextValue {
  const editor = use(EditorContext);
  if (!editor) throw new Error('useEditor needs an EditorContext around it.');
  return editor;
}

/** The id of the control of a field, which has the focus when the field is refused. */
export const controlId = (field: string) => `goods-${field}`;
