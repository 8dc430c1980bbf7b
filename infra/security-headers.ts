import { FILM_PROVIDERS, FRAME_PROVIDERS } from '#contract/film-providers.ts';

/**
 * Headers on every response from the site; the stack's response headers policy and the local gateway both
 * read this file.
 */

const CONTENT_SECURITY_POLICY = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  // Component libraries write style elements at run time; scripts get no such exception.
  'style-src': ["'self'", "'unsafe-inline'"],
  // Pictures of people come from the identity provider, and pictures of their channels from the platforms.
  'img-src': [
    "'self'",
    'data:',
    'blob:',
    'https://*.googleusercontent.com',
    'https://*.ggpht.com',
    'https://*.tiktokcdn.com',
  ],
  'font-src': ["'self'", 'data:'],
  'media-src': ["'self'", 'blob:'],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  // The players of samples hosted elsewhere; the browser loads one only when a visitor presses Play.
  'frame-src': [...FILM_PROVIDERS, ...FRAME_PROVIDERS].map(({ frame }) => frame),
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
} as const satisfies Record<string, readonly string[]>;

/** Pages below this path may request the microphone, because creators record narrations there. */
export const RECORDING_PATH = '/dashboard/studio/';

const OFF = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'midi', 'browsing-topics'];

/** Two years, in seconds. */
export const HSTS_MAX_AGE_SECONDS = 63_072_000;

const contentSecurityPolicy = (connect: readonly string[], pictures: readonly string[]): string =>
  Object.entries({
    ...CONTENT_SECURITY_POLICY,
    'img-src': [...CONTENT_SECURITY_POLICY['img-src'], ...pictures],
    'connect-src': [...CONTENT_SECURITY_POLICY['connect-src'], ...connect],
  })
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');

/**
 * Header names are in lower case. `connect`, `pictures`: additional origins that pages may call and show pictures
 * from.
 */
export const securityHeaders = (connect: readonly string[] = [], pictures: readonly string[] = []) => ({
  'content-security-policy': contentSecurityPolicy(connect, pictures),
  'strict-transport-security': `max-age=${HSTS_MAX_AGE_SECONDS}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': OFF.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
});

/** The same headers for pages under `RECORDING_PATH`. */
export const recordingHeaders = (connect: readonly string[] = []) => {
  const headers = securityHeaders(connect);
  const policy = headers['permissions-policy'].replace('microphone=()', 'microphone=(self)');
  return { ...headers, 'permissions-policy': policy };
};

/** The headers for a site that calls no other origins. */
export const SECURITY_HEADERS = securityHeaders();

/** Headers for responses that lack them. A response that doesn't state how long it may be cached isn’t cached. */
export const HEADERS_BY_DEFAULT = { 'cache-control': 'no-store' } as const;
