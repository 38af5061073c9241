import * as oauth from 'oauth4webapi';
import type { Context } from '../kernel/context';
import { callProvider, fetchProvider, type RefusesMall } from './provider-request';

/** The mall as a client of an authorization server. */
export interface OauthClient {
  id: string;
  secret: string;
  /** The redirect URI, exactly as registered. */
  redirectUri: string;
}

/** The return from an authorization server, and the verifier of its request. */
export interface OauthReturn {
  code: string;
  state: string;
  verifier: string;
}

/** Plain http is for providers on this machine, in tests and for trying the mall. */
const requestOptions = (server: string) => ({
  [oauth.customFetch]: (url: string, init: oauth.CustomFetchOptions<string, unknown>) =>
    fetchProvider(url, init as RequestInit),
  [oauth.allowInsecureRequests]: server.startsWith('http:'),
});

/** The library's errors carry responses and claims; only their code may be logged. */
const withCodeOnly = (error: unknown) =>
  new Error(error instanceof oauth.OperationProcessingError ? error.code : String(error));

/** The endpoints of an OpenID provider, by its discovery document. */
export function discover(ctx: Context, issuer: string): Promise<oauth.AuthorizationServer> {
  const url = new URL(issuer);
  return callProvider(ctx, {
    url: issuer,
    send: () => oauth.discoveryRequest(url, requestOptions(issuer)),
    async read(response) {
      const found = await oauth.processDiscoveryResponse(url, response);
      const { issuer: name, authorization_endpoint, token_endpoint, jwks_uri } = found;
      // Nothing else: extensions that a provider announces would be required of its responses
      return { issuer: name, authorization_endpoint, token_endpoint, jwks_uri };
    },
  });
}

/** The authorization URL: asks for a code with a state, bound to this server by PKCE (RFC 7636). */
export async function authorizationUrl(
  endpoint: string,
  client: OauthClient,
  { scope, state, verifier, nonce }: Omit<OauthReturn, 'code'> & { scope: string; nonce?: string },
): Promise<string> {
  const url = new URL(endpoint);
  url.search = String(
    new URLSearchParams({
      client_id: client.id,
      redirect_uri: client.redirectUri,
      response_type: 'code',
      scope,
      state,
      ...(nonce !== undefined && { nonce }),
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    }),
  );
  return url.href;
}

/**
 * Exchanges an authorization code for tokens. With a `nonce` the response must have an ID token with it, whose
 * claims are valid; its signature is left to the caller.
 */
export function exchangeCode(
  ctx: Context,
  server: oauth.AuthorizationServer,
  { id, secret, redirectUri }: OauthClient,
  { code, state, verifier }: OauthReturn,
  { nonce, refusesMall }: { nonce?: string; refusesMall: RefusesMall },
): Promise<oauth.TokenEndpointResponse> {
  const client = {
    client_id: id,
    [oauth.clockTolerance]: 30,
    [oauth.clockSkew]: Math.round((ctx.now().getTime() - Date.now()) / 1000),
  };
  return callProvider(ctx, {
    url: server.token_endpoint ?? server.issuer,
    send() {
      const parameters = oauth.validateAuthResponse(
        server,
        client,
        new URLSearchParams({ code, state }),
        state,
      );
      const options = requestOptions(server.issuer);
      const auth = oauth.ClientSecretPost(secret);
      return oauth.authorizationCodeGrantRequest(
        server,
        client,
        auth,
        parameters,
        redirectUri,
        verifier,
        options,
      );
    },
    async read(response) {
      try {
        return nonce === undefined
          ? await oauth.processAuthorizationCodeResponse(server, client, response)
          : await oauth.processAuthorizationCodeResponse(server, client, response, {
              expectedNonce: nonce,
              requireIdToken: true,
            });
      } catch (error) {
        throw withCodeOnly(error);
      }
    },
    refusesMall,
  });
}
