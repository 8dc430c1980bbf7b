import {
  FILM_PROVIDERS,
  type FilmProvider,
  FRAME_PROVIDERS,
  type FrameProvider,
} from '#contract/film-providers.ts';

/** A video's page on a provider's site. */
export interface ProviderPage {
  readonly provider: FilmProvider;
  readonly address: string;
}

/** A page whose video plays in a frame with the provider's own controls. */
export interface FramePage {
  readonly provider: FrameProvider;
  /** The URL of the page itself, to link to. */
  readonly address: string;
  /** The URL of the page's player. */
  readonly frame: string;
}

/** A parsed URL without a user name. Players match unanchored patterns, so `evilvimeo.com` must fail here. */
const parse = (address: string): URL | undefined => {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.username === '' && url.password === '' ? url : undefined;
};

/** The video page at this URL, if it is on the site of one of our providers. */
export const providerPageOf = (address = ''): ProviderPage | undefined => {
  const url = parse(address);
  const provider = FILM_PROVIDERS.find(
    ({ origins, path }) =>
      url !== undefined && origins.some((one) => one === url.origin) && path.test(url.pathname),
  );
  return url && provider && { provider, address: url.href };
};

/** The page at this URL, if it plays in a provider's frame. Only the id becomes part of the frame's URL. */
export const framePageOf = (address = ''): FramePage | undefined => {
  const url = parse(address);
  if (url === undefined) return undefined;
  for (const provider of FRAME_PROVIDERS) {
    const id = provider.path.exec(url.pathname)?.groups?.['id'];
    if (id === undefined || !provider.origins.some((one) => one === url.origin)) continue;
    const page = provider.page + id;
    return {
      provider,
      address: page,
      frame: provider.player + (provider.takesAddress ? encodeURIComponent(page) : id),
    };
  }
  return undefined;
};
