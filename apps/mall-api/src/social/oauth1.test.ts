import { describe, expect, test } from 'vitest';
import { authorizationHeader, encode, signatureBase } from './oauth1';

const signatureOf = (header: string) =>
  decodeURIComponent(/oauth_signature="([^"]+)"/.exec(header)?.[1] ?? '');

describe('signing by OAuth 1.0a', () => {
  test('builds the text of RFC 5849, 3.4.1.1', () => {
    const params: [string, string][] = [
      ['b5', '=%3D'],
      ['a3', 'a'],
      ['c@', ''],
      ['a2', 'r b'],
      ['c2', ''],
      ['a3', '2 q'],
      ['oauth_consumer_key', '9djdj82h48djs9d2'],
      ['oauth_token', 'kkk9d7dh3k39sjv7'],
      ['oauth_signature_method', 'HMAC-SHA1'],
      ['oauth_timestamp', '137131201'],
      ['oauth_nonce', '7d8f3e4a'],
    ];
    expect(signatureBase({ method: 'POST', url: 'http://EXAMPLE.COM:80/request' }, params)).toBe(
      'POST&http%3A%2F%2Fexample.com%2Frequest&a2%3Dr%2520b%26a3%3D2%2520q%26a3%3Da%26b5%3D%253D%25253D%26c%2540%3D%26c2%3D%26oauth_consumer_key%3D9djdj82h48djs9d2%26oauth_nonce%3D7d8f3e4a%26oauth_signature_method%3DHMAC-SHA1%26oauth_timestamp%3D137131201%26oauth_token%3Dkkk9d7dh3k39sjv7',
    );
  });

  test('signs the token request of RFC 5849, 1.2', () => {
    const header = authorizationHeader(
      {
        key: 'dpf43f3p2l4k3l03',
        secret: 'kd94hf93k423kf44',
        token: 'hh5s93j4hdidpola',
        tokenSecret: 'hdhd0244k9j7ao03',
      },
      {
        method: 'POST',
        url: 'https://photos.example.net/token',
        oauth: { oauth_verifier: 'hfdp7dh39dks9884' },
      },
      { nonce: 'walatlh', timestamp: 137131201 },
    );
    expect(signatureOf(header)).toBe('gKgrFCywp7rO0OXSjdot/IHF7IU=');
  });

  test('signs the request for a photo of RFC 5849, 1.2', () => {
    const header = authorizationHeader(
      {
        key: 'dpf43f3p2l4k3l03',
        secret: 'kd94hf93k423kf44',
        token: 'nnch734d00sl2jdk',
        tokenSecret: 'pfkkdhi9sl3r4s00',
      },
      {
        method: 'GET',
        url: 'http://photos.example.net/photos',
        params: [
          ['file', 'vacation.jpg'],
          ['size', 'original'],
        ],
      },
      { nonce: 'chapoH', timestamp: 137131202 },
    );
    expect(signatureOf(header)).toBe('MdpQcU8iPSUjWoN/UDMsK2sui9I=');
  });

  test("signs as Twitter's own example", () => {
    const header = authorizationHeader(
      {
        key: 'xvz1evFS4wEEPTGEFPHBog',
        secret: 'kAcSOqF21Fu85e7zjz7ZN2U4ZRhfV3WpwPAoE3Z7kBw',
        token: '370773112-GmHxMAgYyLbNEtIKZeRNFsMKPR9EyMZeS9weJAEb',
        tokenSecret: 'LswwdoUaIvS8ltyTt5jkRh4J50vUPVVHtR2YPi5kE',
      },
      {
        method: 'POST',
        url: 'https://api.twitter.com/1.1/statuses/update.json',
        params: [
          ['status', 'Hello Ladies + Gentlemen, a signed OAuth request!'],
          ['include_entities', 'true'],
        ],
        oauth: { oauth_version: '1.0' },
      },
      { nonce: 'kYjzVBB8Y0ZFabxSWbWovY3uYSQ2pTgmZeNu2VS4cg', timestamp: 1318622958 },
    );
    expect(signatureOf(header)).toBe('hCtSmYh+iHYCEqBWrE7C7hYmtUk=');
  });

  test('encodes what URLs leave alone', () => {
    expect(encode("-._~ !'()*+ü☃")).toBe('-._~%20%21%27%28%29%2A%2B%C3%BC%E2%98%83');
  });
});
