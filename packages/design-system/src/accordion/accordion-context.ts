'use client';
import { createContext } from 'react';
import type { DisclosureChangeDetail } from '../disclosure/disclosure';
import type { HeadingLevel } from '../heading/heading';

interface AccordionState {
  level: HeadingLevel;
  open: readonly string[];
  change: (value: string, open: boolean, detail: DisclosureChangeDetail) => void;
}

export const AccordionContext = createContext<AccordionState | undefined>(undefined);
