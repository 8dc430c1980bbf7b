/** The estimated cost of a request before any measurement, in micro-dollars: 512 MB on arm64, warm, read 2026-11-20. */
export const ROUTE_ESTIMATES: Readonly<Record<string, number>> = {
  'GET /api/auth/me': 3.5,
  'POST /api/auth/google': 9,
  'POST /api/auth/logout': 4,
  'DELETE /api/auth/account': 95,
  'GET /api/stories': 5.8,
  'POST /api/stories/generate': 723,
  'GET /api/videos': 4.7,
  'GET /api/videos/options/voices': 3.1,
  'GET /api/videos/options/music': 3.1,
  'POST /api/videos/create': 11.9,
  'GET /api/videos/trial-limits': 3.4,
  'POST /api/videos/download': 4.3,
  'POST /api/videos/share': 4.8,
  'GET /api/payments/subscription': 3.5,
  'POST /api/payments/checkout/session': 9.5,
  'GET /api/payments/checkout/status/{session_id}': 5.6,
  'POST /api/payments/webhook': 8.7,
};

/** One film of 45 seconds and 8 scenes at low picture quality, in micro-dollars. */
export const VIDEO_ESTIMATES: Readonly<Record<string, number>> = {
  'image-model': 54_000,
  polly: 23_000,
  lambda: 6_300,
  s3: 2_900,
  cloudfront: 2_500,
  'step-functions': 1_100,
  'text-model': 700,
  logs: 100,
  dynamodb: 100,
};
