import { FILM_PROVIDERS, type FilmProvider } from '#contract/film-providers.ts';

/** A video's page at a provider. */
export interface ProviderPage {
  readonly provider: FilmProvider;
  readonly address: string;
}

/** The video page at this address, if one of our providers has it. Players match unanchored patterns, so `evilvimeo.com` has to fail here. */
export const providerPageOf = (address = ''): ProviderPage | undefined => {
  if (!URL.canParse(address)) return undefined;
  const { origin, pathname, username, password, href } = new URL(address);
  if (username !== '' || password !== '') return undefined;
  const provider = FILM_PROVIDERS.find(
    ({ origins, path }) => origins.some((one) => one === origin) && path.test(pathname),
  );
  return provider && { provider, address: href };
};
