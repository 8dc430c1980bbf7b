import type { Platform } from '#contract/schemas/sharing.ts';

/** Percent-encodes everything but letters, digits and `-._~`; lone surrogates, which have no encoding, are replaced. */
const encode = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/gu,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** A shared video’s public URL. */
export const watchUrl = (siteOrigin: string, shareId: string): string => `${siteOrigin}/watch/${shareId}`;

/** The link itself, or the platform's URL for a new post with the link. */
export const shareUrl = (platform: Platform, link: string, title: string): string => {
  switch (platform) {
    case 'link':
      return link;
    case 'twitter':
      return `https://twitter.com/intent/tweet?url=${encode(link)}&text=${encode(title)}`;
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${encode(link)}`;
    case 'linkedin':
      return `https://www.linkedin.com/sharing/share-offsite/?url=${encode(link)}`;
  }
};
