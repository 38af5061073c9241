import { createMallClient, type MallClient } from '@vermilion/api-client';
import { mockFetch, type MockOptions } from '@vermilion/api-client/mock';
import { MallProvider } from '@vermilion/mall-components/settings';
import { type ReactNode, useEffect, useState } from 'react';

const baseUrl = 'https://mall.example';

/** What the mock of a story does otherwise than the examples of the contract. */
export type MockedProps = Pick<MockOptions, 'overrides' | 'fail' | 'delay' | 'signedIn'>;

/** A client of the contract's mock, which keeps what is done until the story is left. */
export const mockedMall = (options: MockedProps): MallClient =>
  createMallClient({ baseUrl, fetch: mockFetch({ baseUrl, signedIn: true, ...options }) });

interface LoadedProps<Data> {
  api: MallClient;
  load: (api: MallClient) => Promise<Data>;
  /** `reload` is for actions, which show what the mall has afterwards. */
  children: (loaded: {
    data: Data | undefined;
    state: 'loading' | 'failed' | 'ready';
    reload: () => void;
  }) => ReactNode;
}

/** Loads from the mock and renders the result, as an app does with its query library. */
export function Loaded<Data>({ api, load, children }: LoadedProps<Data>) {
  const [data, setData] = useState<Data>();
  const [failed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let left = false;
    load(api).then(
      (loaded) => {
        if (left) return;
        setFailed(false);
        setData(() => loaded);
      },
      () => left || setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [api, load, turn]);
  const state = failed ? 'failed' : data === undefined ? 'loading' : 'ready';
  return (
    <MallProvider locale="en" currency="USD">
      {children({ data, state, reload: () => setTurn((last) => last + 1) })}
    </MallProvider>
  );
}
