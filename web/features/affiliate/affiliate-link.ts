/** The link of one affiliate: the site with a short form of their name. A name without Latin letters becomes `you`. */
export const affiliateLink = (origin: string, name: string): string => {
  const short = name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '')
    .slice(0, 30);
  return `${origin}/?ref=${short === '' ? 'you' : short}`;
};
