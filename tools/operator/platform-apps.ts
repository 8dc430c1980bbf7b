import type { PlatformId } from '#contract/platforms.ts';
import { UNVERIFIED as TIKTOK_UNVERIFIED } from '#functions/gateways/tiktok/unverified.ts';
import { UNVERIFIED as YOUTUBE_UNVERIFIED } from '#functions/gateways/youtube/unverified.ts';

/** What operators need to know about our app at a platform. */
interface PlatformApp {
  /** Where the app is registered, with its redirect URL. */
  readonly console: string;
  /** How to ask for the two fields of the app's secret, using the platform's own terms. */
  readonly asks: { readonly clientId: string; readonly clientSecret: string };
  /** What the two fields usually look like. */
  readonly looks?: { readonly clientId: RegExp; readonly clientSecret: RegExp };
  /** What the platform does with posts from an app that it has not audited. */
  readonly unaudited: string;
  /** What our gateway assumes about the platform; the sentences are in `file`. */
  readonly unverified: readonly string[];
  readonly file: string;
}

export const PLATFORM_APPS: Readonly<Record<PlatformId, PlatformApp>> = {
  youtube: {
    console: "Google's console",
    asks: {
      clientId: 'Client id of our OAuth client for YouTube',
      clientSecret: 'Client secret of our OAuth client for YouTube',
    },
    looks: { clientId: /^[\w-]+\.apps\.googleusercontent\.com$/u, clientSecret: /^GOCSPX-/u },
    unaudited: 'all its videos stay private',
    unverified: YOUTUBE_UNVERIFIED,
    file: 'functions/gateways/youtube/unverified.ts',
  },
  tiktok: {
    console: "TikTok's developer portal",
    asks: { clientId: 'Client key of our app at TikTok', clientSecret: 'Client secret of our app at TikTok' },
    unaudited: 'only five accounts a day may post directly, and only for themselves',
    unverified: TIKTOK_UNVERIFIED,
    file: 'functions/gateways/tiktok/unverified.ts',
  },
};
