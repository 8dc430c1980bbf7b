const FALLBACK_NAME = 'veilcast-video';
const NAME_MAX_CHARS = 80;

/** Turns a title into part of a file name: lower-case ASCII letters, digits and hyphens. Accents are dropped. */
export const titleSlug = (title: string): string => {
  const slug = title
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .slice(0, NAME_MAX_CHARS)
    .replace(/^-+|-+$/gu, '');
  return slug || FALLBACK_NAME;
};
