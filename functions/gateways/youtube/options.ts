import { CALL_ADDRESSES, CONSENT_ADDRESSES } from './unverified.ts';

/** Our app at Google, as an operator registered it. */
export interface GoogleApp {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The addresses of Google and YouTube. None of them ends in a slash. */
export interface YouTubeAddresses {
  readonly authorization: string;
  readonly token: string;
  readonly revocation: string;
  readonly api: string;
  readonly upload: string;
  /** The address where videos are watched, without the video’s id; the real address if absent. */
  readonly watch?: string | undefined;
}

export interface YouTubeOptions {
  /** Reads the app’s settings; called once for each call that needs them. */
  readonly app: () => Promise<GoogleApp>;
  /** The scopes that we ask creators for. */
  readonly asks: readonly string[];
  /** The real ones if absent. */
  readonly addresses?: YouTubeAddresses;
  /** Also asks creators for the scope that captions need, and uploads captions for those who granted it. */
  readonly withCaptions?: boolean;
  /** The time limits for an answer, in milliseconds: for a call, and for a part of the file. */
  readonly limits?: { readonly callMs: number; readonly partMs: number };
  readonly now?: () => Date;
}

export type Settings = Required<YouTubeOptions>;

const REAL_ADDRESSES: YouTubeAddresses = { ...CONSENT_ADDRESSES, ...CALL_ADDRESSES };
/** At 2 Mbit/s, 8 MiB take 34 s. A part that starts late must still finish within the time limit of its function. */
const LIMITS = { callMs: 15_000, partMs: 45_000 };

export const settingsOf = (options: YouTubeOptions): Settings => ({
  addresses: REAL_ADDRESSES,
  withCaptions: false,
  limits: LIMITS,
  now: () => new Date(),
  ...options,
});
