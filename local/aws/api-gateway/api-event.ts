import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { methodsOf, type Route } from '#contract/route.ts';
import type { RouteName } from '#contract/routes.ts';
import { routes } from '#contract/routes.ts';

/** Bodies of these types reach a function as text, and all others as base64. */
const TEXT_TYPE = /^(?:text\/|application\/(?:json|javascript|xml)\b)/iu;
const STAGE = '$default';
const REST_OF_PATH = '{proxy+}';

export interface MatchedRoute {
  readonly name: RouteName;
  readonly params: Readonly<Record<string, string>>;
}

const ROUTES = Object.entries(routes).map(([name, route]) => ({
  name,
  methods: new Set<string>(methodsOf(route)),
  segments: route.path.split('/'),
  // A literal segment takes precedence over a parameter, as in API Gateway.
  literals: route.path.split('/').filter((segment) => !segment.startsWith('{')).length,
}));
const BY_PRECISION = ROUTES.toSorted((a, b) => b.literals - a.literals);

const isRouteName = (name: string): name is RouteName => Object.hasOwn(routes, name);

function matchSegments(
  pattern: readonly string[],
  path: readonly string[],
): Record<string, string> | undefined {
  const isGreedy = pattern.at(-1) === REST_OF_PATH;
  if (isGreedy ? pattern.length > path.length : pattern.length !== path.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    if (expected === REST_OF_PATH) return { ...params, proxy: path.slice(index).join('/') };
    const actual = path[index] ?? '';
    if (expected.startsWith('{')) {
      if (actual === '') return undefined;
      params[expected.slice(1, -1)] = actual;
    } else if (expected !== actual) return undefined;
  }
  return params;
}

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Finds the route for a request and decodes its parameters. */
export function matchRoute(method: string, path: string): MatchedRoute | undefined {
  const segments = path.split('/').map(decode);
  for (const route of BY_PRECISION) {
    const takes = route.methods.has(method) || route.methods.has('ANY');
    const params = takes ? matchSegments(route.segments, segments) : undefined;
    if (params && isRouteName(route.name)) return { name: route.name, params };
  }
  return undefined;
}

/** Headers as API Gateway passes them on: names in lower case, one string per header, cookies separate. */
function headersOf(request: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || name === 'cookie' || name === 'x-forwarded-host') continue;
    headers[name] = Array.isArray(value) ? value.join(',') : value;
  }
  headers['x-forwarded-host'] = request.headers.host ?? '';
  return headers;
}

function queryOf(search: URLSearchParams): Record<string, string> | undefined {
  const query: Record<string, string> = {};
  for (const name of search.keys()) query[name] = search.getAll(name).join(',');
  return Object.keys(query).length > 0 ? query : undefined;
}

export interface Received {
  readonly request: IncomingMessage;
  readonly url: URL;
}

/** API Gateway's HTTP API event, payload version 2.0. */
export function apiEvent(
  { request, url, body }: Received & { readonly body: Buffer },
  matched: MatchedRoute,
  requestId: string,
): APIGatewayProxyEventV2 {
  const route: Route = routes[matched.name];
  const { method = 'GET' } = request;
  const routeKey = `${route.method === 'ANY' ? 'ANY' : method} ${route.path}`;
  const headers = headersOf(request);
  const cookies = request.headers.cookie?.split(';').map((cookie) => cookie.trim());
  const query = queryOf(url.searchParams);
  const isText = TEXT_TYPE.test(headers['content-type'] ?? 'text/plain');
  const now = Date.now();
  return {
    version: '2.0',
    routeKey,
    rawPath: url.pathname,
    rawQueryString: url.search.slice(1),
    headers,
    ...(cookies ? { cookies } : {}),
    ...(query ? { queryStringParameters: query } : {}),
    ...(Object.keys(matched.params).length > 0 ? { pathParameters: { ...matched.params } } : {}),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: url.host,
      domainPrefix: 'local',
      http: {
        method,
        path: url.pathname,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp: request.socket.remoteAddress ?? '',
        userAgent: headers['user-agent'] ?? '',
      },
      requestId,
      routeKey,
      stage: STAGE,
      time: new Date(now).toISOString(),
      timeEpoch: now,
    },
    ...(body.length > 0 ? { body: body.toString(isText ? 'utf8' : 'base64') } : {}),
    isBase64Encoded: body.length > 0 && !isText,
  };
}
