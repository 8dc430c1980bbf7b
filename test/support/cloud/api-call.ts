import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import type { Route } from '#contract/route.ts';
import { partial, roughly } from '#test/support/values.ts';

export const ORIGIN_SECRET = 'only the edge has this';

/** A call from a client at the IP address `address`, as the edge passes it to a function. */
export const apiCall = (
  { method, path }: Route,
  {
    address,
    body,
    params = {},
    cookies = [],
    headers = {},
  }: {
    address: string;
    body?: unknown;
    params?: Record<string, string>;
    cookies?: string[];
    headers?: Record<string, string>;
  },
): APIGatewayProxyEventV2 =>
  roughly({
    version: '2.0',
    routeKey: `${method} ${path}`,
    rawPath: path,
    rawQueryString: '',
    pathParameters: params,
    cookies,
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-origin-secret': ORIGIN_SECRET,
      'x-viewer-address': address,
      ...headers,
    },
    requestContext: { requestId: 'a-test', http: { method, path, sourceIp: '198.51.100.1' } },
    body: JSON.stringify(body ?? {}),
    isBase64Encoded: false,
  });

/** The parts of Lambda's context that tests need. */
export const functionContext = (facts: Partial<Context> = {}): Context => partial(facts);
