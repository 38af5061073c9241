import type { LoaderFunctionArgs } from 'react-router';
import { relay } from '../../mall/server';

export const loader = ({ request }: LoaderFunctionArgs) => relay(request);
export const action = loader;
