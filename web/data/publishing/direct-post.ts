import type { PostOptions } from '#contract/schemas/publishing.ts';
import { formatSeconds } from '#web/lib/format.ts';

/** What a creator chooses for a post that TikTok publishes at once. Nothing is preselected. */
export interface DirectChoices {
  /** One of the values that the account offers. */
  readonly privacy: string | undefined;
  readonly comment: boolean;
  readonly duet: boolean;
  readonly stitch: boolean;
  /** Whether the video promotes something; if so, at least one of the next two fields is true. */
  readonly isPromotion: boolean;
  readonly own: boolean;
  readonly paid: boolean;
  /** The position of the frame that is used as the cover, in milliseconds. */
  readonly coverMs: number;
  /** Whether the creator agreed to TikTok’s terms for this video, with exactly these choices. */
  readonly hasConsented: boolean;
  /** Whether a change has withdrawn an earlier consent. */
  readonly isAskedAgain: boolean;
  /** What has changed in the account since its choices were shown; kept until the creator consents again. */
  readonly accountChange: string | undefined;
}

export const NOTHING_CHOSEN: DirectChoices = {
  privacy: undefined,
  comment: false,
  duet: false,
  stitch: false,
  isPromotion: false,
  own: false,
  paid: false,
  coverMs: 0,
  hasConsented: false,
  isAskedAgain: false,
  accountChange: undefined,
};

/** Changes the choices. Any change but the consent itself withdraws the consent. */
export const changeDirect = (choices: DirectChoices, change: Partial<DirectChoices>): DirectChoices => {
  const changed = {
    ...choices,
    hasConsented: false,
    isAskedAgain: change.hasConsented === undefined && (choices.hasConsented || choices.isAskedAgain),
    ...(change.hasConsented === true && { accountChange: undefined }),
    ...change,
  };
  return changed.isPromotion ? changed : { ...changed, own: false, paid: false };
};

const ONLY_ME = 'SELF_ONLY';
const PRIVACY_WORDS: ReadonlyMap<string, string> = new Map([
  ['PUBLIC_TO_EVERYONE', 'Everyone'],
  ['MUTUAL_FOLLOW_FRIENDS', 'Friends'],
  ['FOLLOWER_OF_CREATOR', 'Followers'],
  [ONLY_ME, 'Only me'],
]);

/** Who may watch a video, in words: “Everyone” for `PUBLIC_TO_EVERYONE`. */
export const privacyWords = (privacy: string): string => PRIVACY_WORDS.get(privacy) ?? privacy;

export const UNAUDITED_HINT = 'Not before TikTok has audited Veilcast.';
export const PAID_HINT = 'A paid partnership can’t be visible only to you.';

/** The account’s options for who may watch. An option that can’t be chosen comes with the reason. */
export const privacyChoices = (
  { privacies }: Pick<PostOptions, 'privacies'>,
  { paid }: Pick<DirectChoices, 'paid'>,
  isAudited: boolean,
): readonly { value: string; label: string; isDisabled: boolean; hint?: string }[] =>
  privacies.map((value) => {
    const hint = value === ONLY_ME ? (paid ? PAID_HINT : undefined) : isAudited ? undefined : UNAUDITED_HINT;
    return { value, label: privacyWords(value), isDisabled: hint !== undefined, ...(hint && { hint }) };
  });

/** Why a paid partnership can’t be chosen; undefined if it can. */
export const paidRefusal = (
  { privacy }: Pick<DirectChoices, 'privacy'>,
  isAudited: boolean,
): string | undefined => (privacy === ONLY_ME || !isAudited ? PAID_HINT : undefined);

/** The label that TikTok adds because of the disclosure; undefined if nothing is disclosed. */
export const disclosureLabel = ({ own, paid }: Pick<DirectChoices, 'own' | 'paid'>): string | undefined => {
  if (paid) return 'TikTok will label your video “Paid partnership”.';
  return own ? 'TikTok will label your video “Promotional content”.' : undefined;
};

/** Whether TikTok chooses the cover, as it does for a video that only its creator can see. */
export const isCoverTheirs = ({ privacy }: Pick<DirectChoices, 'privacy'>): boolean => privacy === ONLY_ME;

const AGREE_FIRST = 'Agree that this video is sent to TikTok with these choices.';

/** A note saying that a change has withdrawn the consent; undefined if there was no consent before. */
export const endedConsentWords = ({
  isAskedAgain,
}: Pick<DirectChoices, 'isAskedAgain'>): string | undefined =>
  isAskedAgain ? 'Something changed after you agreed. Agree again to these choices.' : undefined;

export type DirectField = 'options' | 'length' | 'privacy' | 'promotes' | 'consent';
export type DirectProblems = Readonly<Partial<Record<DirectField, string>>>;

const privacyProblem = (
  choices: DirectChoices,
  options: PostOptions,
  isAudited: boolean,
): string | undefined => {
  const { privacy } = choices;
  if (privacy === undefined) return 'Choose who may watch it.';
  const choice = privacyChoices(options, choices, isAudited).find(({ value }) => value === privacy);
  if (choice === undefined) return 'This account doesn’t offer this any more. Choose who may watch it.';
  return choice.isDisabled ? `${choice.hint} Choose who may watch it.` : undefined;
};

/** What is missing from the choices for a direct post, or wrong with them. */
export const directProblems = (
  choices: DirectChoices,
  {
    options,
    seconds,
    isAudited,
  }: { readonly options: PostOptions | undefined; readonly seconds: number; readonly isAudited: boolean },
): DirectProblems => {
  if (options === undefined)
    return { options: 'We don’t know yet what this account allows. Wait a moment, or send a draft instead.' };
  const privacy = privacyProblem(choices, options, isAudited);
  const { longest_seconds: longest } = options;
  const isUnsaid = choices.isPromotion && !choices.own && !choices.paid;
  return {
    ...(seconds > longest && {
      length: `This video is ${formatSeconds(seconds)} long, and this account may post at most ${formatSeconds(longest)}. Send a draft instead.`,
    }),
    ...(privacy !== undefined && { privacy }),
    ...(isUnsaid && { promotes: 'Say whether it promotes yourself, someone else, or both.' }),
    ...(!choices.hasConsented && { consent: endedConsentWords(choices) ?? AGREE_FIRST }),
  };
};

/** The choices in the form in which they are sent. Whatever the account has switched off stays off. */
export const directFields = (
  { privacy = '', comment, duet, stitch, own, paid, coverMs }: DirectChoices,
  { off }: Pick<PostOptions, 'off'>,
) => ({
  privacy,
  allows: {
    comment: comment && !off.comment,
    duet: duet && !off.duet,
    stitch: stitch && !off.stitch,
  },
  promotes: { own, paid },
  cover_ms: coverMs,
});
