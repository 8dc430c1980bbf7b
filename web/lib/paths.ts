/** Every address inside the browser, once. */
export const paths = {
  home: '/',
  login: '/login',
  pricing: '/pricing',
  terms: '/terms',
  privacy: '/privacy',
  dashboard: '/dashboard',
  stories: '/dashboard/stories',
  videos: '/dashboard/videos',
  analytics: '/dashboard/analytics',
  settings: '/dashboard/settings',
} as const;
