import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { appRoutes } from '../app';
import type { Clients } from '../wire/clients';
import { mallCalls } from './mall-calls';
import { usualCalls } from './usual-calls';

type Call = (...args: never[]) => Promise<unknown>;

export interface OfficePageProps {
  /** Below the address of the back office, such as `/orders`. */
  path: string;
  /** Whose pages: those of a shop, or of the mall. */
  place?: 'shop' | 'mall';
  /** Answers instead of the usual ones, by call. */
  calls?: Partial<Record<string, Call>>;
}

const drawn =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'><path fill='%239fb7c4' d='M0 0h1v1H0z'/></svg>";

/** Answers without pictures that only a server has. */
const withPictures =
  (call: Call): Call =>
  async (...args) => {
    const answer = JSON.stringify(await call(...args));
    return answer && JSON.parse(answer.replaceAll(/\/picture\/[\w.-]+/g, drawn));
  };

/** The whole app at a page, with answers of samples. */
export function OfficePage({ path, place = 'shop', calls }: OfficePageProps) {
  const [router] = useState(() => {
    const all = { ...usualCalls(), ...(place === 'mall' && mallCalls()), ...calls };
    const drawnCalls = Object.fromEntries(
      Object.entries(all).map(([id, call]) => [id, withPictures(call as Call)]),
    );
    // The calls in use
    const clients = { operator: drawnCalls, mall: drawnCalls } as unknown as Clients;
    const routes = appRoutes({ locale: 'en', messages: {} }, () => clients);
    return createMemoryRouter(routes, { initialEntries: [path] });
  });
  return <RouterProvider router={router} />;
}
