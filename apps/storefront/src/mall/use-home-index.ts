import { useQuery } from '@tanstack/react-query';
import type { HomeIndex } from '@vermilion/api-client';
import { useApp } from '../deps/app-context';
import { homeIndexQuery } from './frame-queries';

/** The home data; undefined until they are loaded. */
export const useHomeIndex = (): HomeIndex | undefined => useQuery(homeIndexQuery(useApp())).data;
