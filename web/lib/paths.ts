/** Every address inside the browser, once. */
export const paths = {
  home: '/',
  login: '/login',
  pricing: '/pricing',
  blog: '/blog',
  affiliate: '/affiliate',
  payment: '/payment/success',
  terms: '/terms',
  privacy: '/privacy',
  dashboard: '/dashboard',
  stories: '/dashboard/stories',
  videos: '/dashboard/videos',
  analytics: '/dashboard/analytics',
  settings: '/dashboard/settings',
} as const;

/** The address of one article of the blog. */
export const articlePath = (slug: string): string => `${paths.blog}/${slug}`;
