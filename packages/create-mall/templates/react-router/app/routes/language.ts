import type { LoaderFunctionArgs } from 'react-router';
import { chooseLanguage } from '../../mall/server';

export const loader = ({ request, params }: LoaderFunctionArgs) =>
  chooseLanguage(request, params.tag);
