import { useQuery } from '@tanstack/react-query';
import { useApp } from '../deps/app-context';
import { categoryQuery } from './frame-queries';

/** The category tree; empty until it is loaded. */
export const useCategories = () => useQuery(categoryQuery(useApp())).data ?? [];
