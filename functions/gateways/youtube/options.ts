import { CALL_ADDRESSES, CONSENT_ADDRESSES } from './unverified.ts';

/** Our app at Google, as registered by an operator. */
export interface GoogleApp {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The addresses of Google and YouTube. None of them ends with a slash. */
export interface YouTubeAddresses {
  readonly authorization: string;
  readonly token: string;
  readonly revocation: string;
  readonly api: string;
  readonly upload: string;
  /** Where videos are watched, followed by their id; the real address if absent. */
  readonly watch?: string | undefined;
}

export interface YouTubeOptions {
  /** Reads the app’s settings; called once for each call that needs them. */
  readonly app: () => Promise<GoogleApp>;
  /** The scopes that creators are asked for. */
  readonly asks: readonly string[];
  /** The real ones if absent. */
  readonly addresses?: YouTubeAddresses;
  /** Also asks creators for the scope that captions need, and uploads captions for those who granted it. */
  readonly withCaptions?: boolean;
  /** How long an answer may take, in milliseconds, for a call and for a part of the file. */
  readonly limits?: { readonly callMs: number; readonly partMs: number };
  readonly now?: () => Date;
}

export type Settings = Required<YouTubeOptions>;

const REAL_ADDRESSES: YouTubeAddresses = { ...CONSENT_ADDRESSES, ...CALL_ADDRESSES };
/**
 * 8 MiB at two megabits a second take 34 s. A part that starts late must end within the time limit of its function.
 */
const LIMITS = { callMs: 15_000, partMs: 45_000 };

export const settingsOf = (options: YouTubeOptions): Settings => ({
  addresses: REAL_ADDRESSES,
  withCaptions: false,
  limits: LIMITS,
  now: () => new Date(),
  ...options,
});
