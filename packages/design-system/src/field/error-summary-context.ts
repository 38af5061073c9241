'use client';
import { createContext } from 'react';

/** Ids of the controls that the form's error summary lists. */
export const ErrorSummaryContext = createContext<readonly string[]>([]);
