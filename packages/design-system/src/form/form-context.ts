'use client';
import type { ReactNode, RefObject } from 'react';
import { createContext } from 'react';

/** An invalid field. */
export interface FormError {
  /** Id of the field: of its input, or of a group. */
  controlId: string;
  /** Same text as the field's error. */
  message: ReactNode;
}

interface FormState {
  errors: readonly FormError[];
  /** The summary, which the form focuses. */
  summary: RefObject<HTMLDivElement | null>;
}

/** What a form tells its summary. */
export const FormContext = createContext<FormState>({ errors: [], summary: { current: null } });
