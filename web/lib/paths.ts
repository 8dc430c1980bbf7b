/** Every path of the site. */
export const paths = {
  home: '/',
  login: '/login',
  pricing: '/pricing',
  blog: '/blog',
  affiliate: '/affiliate',
  payment: '/payment/success',
  terms: '/terms',
  privacy: '/privacy',
  /** Linked from emails, with a token after the #. */
  unsubscribe: '/unsubscribe',
  newsletter: '/newsletter',
  dashboard: '/dashboard',
  stories: '/dashboard/stories',
  videos: '/dashboard/videos',
  /** Followed by the id of a storyboard. */
  studio: '/dashboard/studio',
  media: '/dashboard/media',
  autoPilot: '/dashboard/auto-pilot',
  /** Followed by the id of a run. */
  run: '/dashboard/auto-pilot/runs',
  publications: '/dashboard/publications',
  analytics: '/dashboard/analytics',
  settings: '/dashboard/settings',
  /** For operators only. Everyone else is redirected to the home page, as from any path that doesn’t exist. */
  operator: '/operator',
  /** Only on the user’s own machine; see `machineSettings` in `contract/schemas/site-config.ts`. */
  models: '/dashboard/settings#models',
  /** My Stories, with the storyboards that hold credits. */
  heldBoards: '/dashboard/stories#storyboards',
  connections: '/dashboard/settings#connections',
} as const;

/** The path of a blog article. */
export const articlePath = (slug: string): string => `${paths.blog}/${slug}`;

/** The path of a series. */
export const seriesPath = (id: string): string => `${paths.autoPilot}/${id}`;

/** The path of a run, where the creator answers it. */
export const runPath = (id: string): string => `${paths.run}/${id}`;
