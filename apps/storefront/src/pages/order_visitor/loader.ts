import type { LoaderFunctionArgs } from 'react-router-dom';
import type { AppDeps } from '../../deps/deps';
import { missingParameter } from '../../shared/missing-parameter';
import { visitorOrderParams } from './params';

/** Nothing of the order: the browser fetches it once the code is entered. */
export const createLoader =
  (_deps: AppDeps) =>
  ({ request }: LoaderFunctionArgs) => {
    const { orderNo, identity } = visitorOrderParams.parse(new URL(request.url).searchParams);
    return orderNo && identity ? null : missingParameter();
  };
