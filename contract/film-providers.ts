/**
 * Sites that play sample films hosted elsewhere. Each player is embedded as a single frame and needs no script on our
 * pages. The content security policy allows exactly these frames; a page’s provider is determined by its origin and
 * path.
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

/**
 * Sites whose player is just a page in a frame: it has its own controls, and our controls can’t operate it. The `id`
 * in the path is the only part that is used in the frame's address.
 */
export const FRAME_PROVIDERS = [
  {
    name: 'Streamable',
    kind: 'video',
    origins: ['https://streamable.com', 'https://www.streamable.com'],
    path: /^\/(?:[eo]\/)?(?<id>(?!(?:about|login|signup|terms)$)[\da-z]{4,8})$/u,
    frame: 'https://streamable.com',
    page: 'https://streamable.com/',
    player: 'https://streamable.com/o/',
    takesAddress: false,
  },
  {
    name: 'SoundCloud',
    kind: 'audio',
    origins: ['https://soundcloud.com', 'https://www.soundcloud.com'],
    path: /^\/(?<id>(?!(?:charts|discover|search|stations|you)\/)[\w-]+\/(?:sets\/[\w-]+|(?!(?:albums|comments|followers|following|likes|popular-tracks|reposts|sets|tracks)$)[\w-]+))$/u,
    frame: 'https://w.soundcloud.com',
    page: 'https://soundcloud.com/',
    player: 'https://w.soundcloud.com/player/?url=',
    takesAddress: true,
  },
] as const;
export type FrameProvider = (typeof FRAME_PROVIDERS)[number];
