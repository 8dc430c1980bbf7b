import { type PlatformId, platformOf, type Way } from '#contract/platforms.ts';
import type { Connection, OfferedPlatform } from '#contract/schemas/publishing.ts';
import { formatDate } from '#web/lib/format.ts';
import type { Timezone } from '#web/lib/time-zones.ts';

/** Who can watch a video on YouTube, in its own words. */
export const PRIVACIES = [
  { value: 'public', label: 'Public' },
  { value: 'unlisted', label: 'Unlisted', hint: 'Only people with its link.' },
  { value: 'private', label: 'Private', hint: 'Only you.' },
] as const;

/** What each right lets Veilcast do, in plain words. The names of Google’s rights end like these. */
const RIGHTS: readonly { readonly scope: string; readonly words: string; readonly way?: Way }[] = [
  { scope: 'youtube.upload', words: 'Upload videos', way: 'upload' },
  { scope: 'youtube.readonly', words: 'See the channel’s name and how its videos do' },
  { scope: 'youtube.force-ssl', words: 'Add captions to videos' },
  { scope: 'user.info.basic', words: 'See the account’s name and picture' },
  { scope: 'video.upload', words: 'Send drafts to its inbox', way: 'inbox' },
  { scope: 'video.publish', words: 'Post videos directly', way: 'direct' },
];

const rightOf = (scope: string) =>
  RIGHTS.find((right) => scope === right.scope || scope.endsWith(`/${right.scope}`));

/** What a connection lets Veilcast do. A right that we have no words for is shown by its own name. */
export const rightsIn = ({ scopes }: Pick<Connection, 'scopes'>): readonly string[] => [
  ...new Set(scopes.map((scope) => rightOf(scope)?.words ?? scope)),
];

/** The ways in which videos can reach an account, the default first. None if the creator withheld the rights. */
export const waysTo = ({ platform, scopes }: Pick<Connection, 'platform' | 'scopes'>): readonly Way[] => {
  const granted = new Set(scopes.map((scope) => rightOf(scope)?.way));
  return platformOf(platform).ways.filter((way) => granted.has(way));
};

/** Why nothing can be published to an account, or undefined if it can. */
export const unusableWords = (connection: Connection): string | undefined => {
  const { name } = platformOf(connection.platform);
  if (connection.ended !== undefined) return `${name} ended this connection. Reconnect it in Settings.`;
  if (waysTo(connection).length === 0)
    return `You didn’t allow Veilcast to upload to ${name}. Reconnect the account in Settings and allow it.`;
  return undefined;
};

/** When an account was connected, and when that ends. */
export const connectionTimes = (
  { connected_at: since, ends_at: until, ended }: Connection,
  timezone: Timezone,
): string => {
  const begun = `Connected since ${formatDate(since, timezone)}.`;
  if (ended !== undefined) return begun;
  return until === undefined ? begun : `${begun} Ends on ${formatDate(until, timezone)}.`;
};

/** What follows while the platform has not audited this stage’s app; undefined once it has. */
export const auditWords = ({ id, is_audited: isAudited }: OfferedPlatform): string | undefined => {
  if (isAudited) return undefined;
  switch (id) {
    case 'youtube':
      return 'YouTube hasn’t audited Veilcast yet. Until it has, it keeps the videos you publish from here private.';
    case 'tiktok':
      return 'TikTok hasn’t audited Veilcast yet. Until it has, drafts only reach your inbox, and direct posts are visible only to you.';
  }
};

/** Asked before an account is disconnected. */
export const disconnectQuestion = ({ name, platform }: Pick<Connection, 'name' | 'platform'>): string => {
  const site = platformOf(platform).name;
  return `Disconnect ${name}? What you have published stays on ${site}. What is still planned for this account won’t be published.`;
};

/** The outcome with which the creator came back from the platform’s consent. */
export interface ConnectionReturn {
  readonly isConnected: boolean;
  readonly words: string;
}

const FAILED = 'We couldn’t connect the account. Please try again.';
const PROBLEMS: ReadonlyMap<string, string> = new Map([
  [
    'denied',
    'Nothing was connected, because you didn’t give your consent. You can connect whenever you like.',
  ],
  [
    'other_account',
    'You began to connect in another Veilcast account, so nothing was connected. To connect here, start again.',
  ],
]);
const NAMES: Readonly<Record<PlatformId, string>> = { youtube: 'YouTube', tiktok: 'TikTok' };

/** What the address of Settings says about a connection; undefined if it says nothing. */
export const connectionReturn = (search: string): ConnectionReturn | undefined => {
  const params = new URLSearchParams(search);
  const connected = params.get('connected');
  const problem = params.get('connection_problem');
  if (connected !== null) {
    const name = connected === 'youtube' || connected === 'tiktok' ? NAMES[connected] : 'Your account';
    return { isConnected: true, words: `${name} is connected. You can publish your videos there now.` };
  }
  if (problem === null) return undefined;
  return { isConnected: false, words: PROBLEMS.get(problem) ?? FAILED };
};
