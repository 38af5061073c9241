import { expect, it } from 'vitest';
import { hostUrls } from './hosts';

it('names every host with the user, the database and the parameters', () => {
  expect(hostUrls('postgres://ann:a%2Cb@one:5432,two,[::1]:5433/mall?sslmode=require')).toEqual([
    'postgres://ann:a%2Cb@one:5432/mall?sslmode=require',
    'postgres://ann:a%2Cb@two/mall?sslmode=require',
    'postgres://ann:a%2Cb@[::1]:5433/mall?sslmode=require',
  ]);
});

it.each(['postgres://localhost/mall', 'postgres:///mall?host=/tmp', 'mysql://a,b/mall', ''])(
  'leaves one host as it is: %j',
  (url) => expect(hostUrls(url)).toEqual([url]),
);
