import { CONNECTIONS_MAX } from '#contract/catalogue.ts';
import { PLATFORMS, platformOf, type Way, waysWith, withheldRights } from '#contract/platforms.ts';
import type { Connection, OfferedPlatform } from '#contract/schemas/publishing.ts';
import { formatDate } from '#web/lib/format.ts';

/** Who can watch a video on YouTube, in YouTube’s own words. */
export const PRIVACIES = [
  { value: 'public', label: 'Public' },
  { value: 'unlisted', label: 'Unlisted', hint: 'Only people with its link.' },
  { value: 'private', label: 'Private', hint: 'Only you.' },
] as const;

/**
 * What each permission lets Veilcast do, in plain words, keyed by the end of the platform’s name for the permission.
 */
const RIGHTS: ReadonlyMap<string, string> = new Map([
  ['youtube.upload', 'Upload videos'],
  ['youtube.readonly', 'See the channel’s name and how its videos do'],
  ['youtube.force-ssl', 'Add captions to videos'],
  ['user.info.basic', 'See the account’s name and picture'],
  ['video.upload', 'Send drafts to its inbox'],
  ['video.publish', 'Post videos directly'],
]);

const wordsOf = (scope: string): string | undefined => RIGHTS.get(scope.slice(scope.lastIndexOf('/') + 1));

/**
 * What a connection lets Veilcast do. A permission that we have no words for is shown under the platform’s name for
 * it.
 */
export const rightsIn = ({ scopes }: Pick<Connection, 'scopes'>): readonly string[] => [
  ...new Set(scopes.map((scope) => wordsOf(scope) ?? scope)),
];

/** “upload videos or see the channel’s name and how its videos do”, leaving out permissions that we never ask for. */
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

/**
 * The ways in which videos can reach an account, the default first. Empty if the creator withheld the permissions.
 */
export const waysTo = ({ platform, scopes }: Pick<Connection, 'platform' | 'scopes'>): readonly Way[] =>
  waysWith(platform, scopes);

/** Why nothing can be published to an account; undefined if publishing to it is possible. */
export const unusableWords = (connection: Connection): string | undefined => {
  const { name } = platformOf(connection.platform);
  if (connection.ended !== undefined) return `${name} ended this connection. Reconnect it in Settings.`;
  if (waysTo(connection).length === 0)
    return `You didn’t allow Veilcast to upload to ${name}. Reconnect the account in Settings and allow it.`;
  return undefined;
};

/** When an account was connected, and when the connection ends. */
export const connectionTimes = (
  { connected_at: since, ends_at: until, ended }: Connection,
  timezone: string,
): string => {
  const begun = `Connected since ${formatDate(since, timezone)}.`;
  if (ended !== undefined) return begun;
  return until === undefined
    ? begun
    : `${begun} You’ll need to reconnect it by ${formatDate(until, timezone)}.`;
};

/** The restrictions until the platform has audited this stage’s app; undefined once it has. */
export const auditWords = ({ id, is_audited: isAudited }: OfferedPlatform): string | undefined => {
  if (isAudited) return undefined;
  switch (id) {
    case 'youtube':
      return 'YouTube hasn’t audited Veilcast yet. Until it has, it keeps the videos you publish from here private.';
    case 'tiktok':
      return 'TikTok hasn’t audited Veilcast yet. Until it has, you can only send drafts to your inbox, and only you can see direct posts.';
  }
};

/** The question to ask before disconnecting an account. */
export const disconnectQuestion = ({ name, platform }: Pick<Connection, 'name' | 'platform'>): string => {
  const site = platformOf(platform).name;
  return `Disconnect ${name}? What you have published stays on ${site}. What is still planned for this account won’t be published.`;
};

/** What the Settings URL says when a creator returns from a platform’s consent page. */
export interface ConnectionReturn {
  /** The id of the connection. */
  readonly connected?: string;
  /** The id of the connection that the creator meant to renew, if they chose a different account. */
  readonly insteadOf?: string;
  readonly problem?: string;
  /** The platform, if giving consent there didn’t connect any account. */
  readonly platform: string | null;
  /** The permissions that weren’t granted, in words; empty if all of them were. */
  readonly withheld: string;
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
  PLATFORMS.find((platform) => platform.id === id)?.name ?? 'the platform';

/** Parses the Settings URL; undefined if it says nothing about a connection. */
export const connectionReturn = (search: string): ConnectionReturn | undefined => {
  const params = new URLSearchParams(search);
  const [connected, problem] = [params.get('connected'), params.get('connection_problem')];
  if (connected === null && problem === null) return undefined;
  const insteadOf = params.get('instead_of');
  return {
    ...(connected !== null && { connected }),
    ...(insteadOf !== null && { insteadOf }),
    ...(problem !== null && { problem }),
    platform: params.get('platform'),
    withheld: inSentence((params.get('withheld') ?? '').split(' ')),
  };
};

/**
 * A message about how connecting went: `good`, `wait` if there is something that the creator may want to do, or
 * `bad`.
 */
export interface ReturnWords {
  readonly look: 'good' | 'wait' | 'bad';
  readonly words: string;
}

const connectedWords = (
  connection: Connection,
  { insteadOf, withheld }: ConnectionReturn,
  connections: readonly Connection[],
): ReturnWords => {
  const { name } = connection;
  if (withheld !== '')
    return {
      look: 'wait',
      words: `${name} is connected, but you didn’t allow Veilcast to ${withheld}. To allow it, ${TICK_ALL}`,
    };
  const other = connections.find(({ id }) => id === insteadOf);
  if (other !== undefined)
    return {
      look: 'wait',
      words: `You chose another account: ${name} is connected now, and ${other.name} was left as it was.`,
    };
  if (connection.platform === 'youtube' && connection.made_for_kids === undefined)
    return {
      look: 'wait',
      words: `${name} is connected. Answer the question below first, then you can publish your videos there.`,
    };
  return { look: 'good', words: `${name} is connected. You can publish your videos there now.` };
};

/** How connecting went. Undefined for an account that isn’t connected, or isn’t any more. */
export const returnWords = (
  back: ConnectionReturn,
  connections: readonly Connection[],
): ReturnWords | undefined => {
  const { problem, platform, withheld } = back;
  if (problem === undefined) {
    const connection = connections.find(({ id }) => id === back.connected);
    return connection && connectedWords(connection, back, connections);
  }
  if (problem === 'withheld' && withheld !== '')
    return {
      look: 'bad',
      words: `You didn’t allow Veilcast to ${withheld}, so nothing was connected. To publish on ${nameOf(platform)}, ${TICK_ALL}`,
    };
  return { look: problem === 'denied' ? 'wait' : 'bad', words: PROBLEMS.get(problem) ?? FAILED };
};
