import { CALL_ADDRESSES, CONSENT_ADDRESSES } from './unverified.ts';

/** Our app’s credentials at Google, as registered by an operator. */
export interface GoogleApp {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The URLs of Google and YouTube, without a trailing slash. */
export interface YouTubeAddresses {
  readonly authorization: string;
  readonly token: string;
  readonly revocation: string;
  readonly api: string;
  readonly upload: string;
  /** The URL of the page where videos are watched, without the video’s id; the real URL if absent. */
  readonly watch?: string | undefined;
}

export interface YouTubeOptions {
  /** Reads the app’s credentials; called once for each API call that needs them. */
  readonly app: () => Promise<GoogleApp>;
  /** The scopes that we ask creators for. */
  readonly asks: readonly string[];
  /** The real ones if absent. */
  readonly addresses?: YouTubeAddresses;
  /** Whether to ask creators for the captions scope as well, and to upload captions for those who grant it. */
  readonly withCaptions?: boolean;
  /** How long to wait for a response, in milliseconds: to an ordinary call, and to a part of the file. */
  readonly limits?: { readonly callMs: number; readonly partMs: number };
  readonly now?: () => Date;
}

export type Settings = Required<YouTubeOptions>;

const REAL_ADDRESSES: YouTubeAddresses = { ...CONSENT_ADDRESSES, ...CALL_ADDRESSES };
/** At 2 Mbit/s, 8 MiB take 34 s. Even if a part is sent late, it must finish within the function’s time limit. */
const LIMITS = { callMs: 15_000, partMs: 45_000 };

export const settingsOf = (options: YouTubeOptions): Settings => ({
  addresses: REAL_ADDRESSES,
  withCaptions: false,
  limits: LIMITS,
  now: () => new Date(),
  ...options,
});
