/**
 * Sites that play sample films hosted elsewhere. Each one embeds as a single frame and needs no script on our pages.
 * The content security policy allows exactly these frames; a page's provider follows from its origin and path.
 */
export const FILM_PROVIDERS = [
  {
    name: 'Vimeo',
    origins: ['https://vimeo.com', 'https://www.vimeo.com', 'https://player.vimeo.com'],
    path: /^\/(?:video\/)?\d+(?:\/[\da-f]+)?$/u,
    frame: 'https://player.vimeo.com',
    hasVolume: true,
    hasSpeeds: true,
  },
  {
    name: 'TikTok',
    origins: ['https://tiktok.com', 'https://www.tiktok.com'],
    path: /^\/(?:@[\w.-]+\/video|player\/v1)\/\d+$/u,
    frame: 'https://www.tiktok.com',
    hasVolume: false,
    hasSpeeds: false,
  },
  {
    name: 'Twitch',
    origins: ['https://twitch.tv', 'https://www.twitch.tv'],
    path: /^\/videos\/\d+$/u,
    frame: 'https://player.twitch.tv',
    hasVolume: true,
    hasSpeeds: false,
  },
] as const;
export type FilmProvider = (typeof FILM_PROVIDERS)[number];
