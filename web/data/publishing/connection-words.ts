import { CONNECTIONS_MAX } from '#contract/catalogue.ts';
import { PLATFORMS, platformOf, type Way, waysWith, withheldRights } from '#contract/platforms.ts';
import type { Connection, OfferedPlatform } from '#contract/schemas/publishing.ts';
import { formatDate } from '#web/lib/format.ts';
import type { Timezone } from '#web/lib/time-zones.ts';

/** Who can watch a video on YouTube, in its own words. */
export const PRIVACIES = [
  { value: 'public', label: 'Public' },
  { value: 'unlisted', label: 'Unlisted', hint: 'Only people with its link.' },
  { value: 'private', label: 'Private', hint: 'Only you.' },
] as const;

/** What each right lets Veilcast do, in plain words, by the end of the platform’s name for it. */
const RIGHTS: ReadonlyMap<string, string> = new Map([
  ['youtube.upload', 'Upload videos'],
  ['youtube.readonly', 'See the channel’s name and how its videos do'],
  ['youtube.force-ssl', 'Add captions to videos'],
  ['user.info.basic', 'See the account’s name and picture'],
  ['video.upload', 'Send drafts to its inbox'],
  ['video.publish', 'Post videos directly'],
]);

const wordsOf = (scope: string): string | undefined => RIGHTS.get(scope.slice(scope.lastIndexOf('/') + 1));

/** What a connection lets Veilcast do. A right that we have no words for is shown by its own name. */
export const rightsIn = ({ scopes }: Pick<Connection, 'scopes'>): readonly string[] => [
  ...new Set(scopes.map((scope) => wordsOf(scope) ?? scope)),
];

/** “upload videos or see the channel’s name and how its videos do”, without rights that nobody asks for. */
const inSentence = (scopes: readonly string[]): string =>
  scopes
    .flatMap((scope) => wordsOf(scope) ?? [])
    .map((words) => `${words.charAt(0).toLowerCase()}${words.slice(1)}`)
    .join(' or ');

/** What the creator of a connection didn’t allow, and what to do about it; undefined if they allowed everything. */
export const withheldWords = ({ platform, scopes }: Connection): string | undefined => {
  const withheld = withheldRights(platform, scopes).map(({ scope }) => scope);
  return withheld.length === 0
    ? undefined
    : `You didn’t allow Veilcast to ${inSentence(withheld)}. To allow it, reconnect the account and leave everything ticked.`;
};

/** The ways in which videos can reach an account, the default first. None if the creator withheld the rights. */
export const waysTo = ({ platform, scopes }: Pick<Connection, 'platform' | 'scopes'>): readonly Way[] =>
  waysWith(platform, scopes);

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
    'not_begun',
    'You didn’t begin to connect in this Veilcast account, so nothing was connected. To connect here, start again.',
  ],
  ['too_late', 'That took longer than 15 minutes, so nothing was connected. Please start again.'],
  [
    'too_many_accounts',
    `You have already connected ${CONNECTIONS_MAX} accounts, which is the most, so this one wasn’t connected. Disconnect one first.`,
  ],
  ['too_many', 'You have connected accounts very often today. Please try again tomorrow.'],
  [
    'signed_out',
    'You were signed out before you came back, so nothing was connected. Please connect the account again.',
  ],
]);
const TICK_ALL = 'connect the account again and leave everything ticked.';

const nameOf = (id: string | null): string =>
  PLATFORMS.find((platform) => platform.id === id)?.name ?? 'Your account';

/** What the address of Settings says about a connection; undefined if it says nothing. */
export const connectionReturn = (search: string): ConnectionReturn | undefined => {
  const params = new URLSearchParams(search);
  const connected = params.get('connected');
  const problem = params.get('connection_problem');
  const withheld = inSentence((params.get('withheld') ?? '').split(' '));
  if (connected !== null)
    return {
      isConnected: true,
      words:
        withheld === ''
          ? `${nameOf(connected)} is connected. You can publish your videos there now.`
          : `${nameOf(connected)} is connected, but you didn’t allow Veilcast to ${withheld}. To allow it, ${TICK_ALL}`,
    };
  if (problem === null) return undefined;
  if (problem === 'withheld' && withheld !== '')
    return {
      isConnected: false,
      words: `You didn’t allow Veilcast to ${withheld}, so nothing was connected. To publish on ${nameOf(params.get('platform'))}, ${TICK_ALL}`,
    };
  return { isConnected: false, words: PROBLEMS.get(problem) ?? FAILED };
};
