'use client';
import { createContext } from 'react';

/** Ids of the controls whose errors the summary of the form around them lists. */
export const ErrorSummaryContext = createContext<readonly string[]>([]);
