import { describe, expect, it } from 'vitest';
import type { PostOptions } from '#contract/schemas/publishing.ts';
import {
  changeDirect,
  type DirectChoices,
  directFields,
  directProblems,
  disclosureLabel,
  endedConsentWords,
  isCoverTheirs,
  NOTHING_CHOSEN,
  PAID_HINT,
  paidRefusal,
  privacyChoices,
  privacyWords,
  UNAUDITED_HINT,
} from '#web/data/publishing/direct-post.ts';

const options: PostOptions = {
  nickname: 'Night Harbour',
  privacies: ['PUBLIC_TO_EVERYONE', 'MUTUAL_FOLLOW_FRIENDS', 'SELF_ONLY'],
  off: { comment: true, duet: false, stitch: false },
  longest_seconds: 60,
};
const facts = { options, seconds: 42, isAudited: true };
const chosen: DirectChoices = {
  ...NOTHING_CHOSEN,
  privacy: 'PUBLIC_TO_EVERYONE',
  hasConsented: true,
};

describe('a direct post', () => {
  it('starts with nothing selected', () => {
    expect(NOTHING_CHOSEN.privacy).toBeUndefined();
    expect(Object.values(NOTHING_CHOSEN).some((value) => value === true)).toBe(false);
  });

  it('needs an audience, the account’s rules and the creator’s consent', () => {
    expect(directProblems(chosen, facts)).toEqual({});
    expect(Object.keys(directProblems(NOTHING_CHOSEN, facts))).toEqual(['privacy', 'consent']);
    expect(Object.keys(directProblems(chosen, { ...facts, options: undefined }))).toEqual(['options']);
  });

  it('rejects a video that is longer than the account may post', () =>
    expect(directProblems(chosen, { ...facts, seconds: 61 }).length).toBe(
      'This video is 61 s long, and this account may post at most 60 s. Send a draft instead.',
    ));

  it('offers the account’s own audiences, in plain words', () => {
    expect(privacyChoices(options, chosen, true).map(({ label }) => label)).toEqual([
      'Everyone',
      'Friends',
      'Only me',
    ]);
    expect(privacyWords('NEW_ONE')).toBe('NEW_ONE');
    expect(directProblems({ ...chosen, privacy: 'FOLLOWER_OF_CREATOR' }, facts).privacy).toMatch(
      /doesn’t offer this any more/u,
    );
  });

  it('is visible only to its creator until TikTok has audited the app', () => {
    const offered = privacyChoices(options, chosen, false);
    expect(offered.map(({ isDisabled }) => isDisabled)).toEqual([true, true, false]);
    expect(offered[0]?.hint).toBe(UNAUDITED_HINT);
    const unaudited = { ...facts, isAudited: false };
    expect(directProblems(chosen, unaudited).privacy).toMatch(/^Not before TikTok has audited/u);
    expect(directProblems({ ...chosen, privacy: 'SELF_ONLY' }, unaudited)).toEqual({});
  });

  it('can’t be both private and a paid partnership', () => {
    const paid = { ...chosen, isPromotion: true, paid: true };
    expect(privacyChoices(options, paid, true).at(-1)).toMatchObject({ isDisabled: true, hint: PAID_HINT });
    expect(directProblems({ ...paid, privacy: 'SELF_ONLY' }, facts).privacy).toBe(
      `${PAID_HINT} Choose who may watch it.`,
    );
    expect(paidRefusal({ privacy: 'SELF_ONLY' }, true)).toBe(PAID_HINT);
    expect(paidRefusal({ privacy: undefined }, false)).toBe(PAID_HINT);
    expect(paidRefusal({ privacy: 'PUBLIC_TO_EVERYONE' }, true)).toBeUndefined();
  });

  it('requires consent, and fresh consent after every change, and says so', () => {
    const consentFor = (choices: DirectChoices) => directProblems(choices, facts).consent;
    const first = { ...chosen, hasConsented: false };
    expect(consentFor(first)).toBe('Agree that this video is sent to TikTok with these choices.');
    const changed = changeDirect(changeDirect(chosen, { stitch: true }), { duet: true });
    expect(consentFor(changed)).toBe('Something changed after you agreed. Agree again to these choices.');
    expect(endedConsentWords(changed)).toBe(consentFor(changed));
    expect(endedConsentWords(changeDirect(chosen, { hasConsented: false }))).toBeUndefined();
    const again = changeDirect(
      { ...changed, accountChange: 'Duets are switched off.' },
      { hasConsented: true },
    );
    expect(again).toMatchObject({ isAskedAgain: false, accountChange: undefined });
  });

  it('says what it promotes, and which label it will get', () => {
    const promoting = changeDirect(chosen, { isPromotion: true });
    expect(directProblems(promoting, facts).promotes).toMatch(/^Say whether/u);
    expect(disclosureLabel(promoting)).toBeUndefined();
    expect(disclosureLabel({ own: true, paid: false })).toMatch(/Promotional content/u);
    expect(disclosureLabel({ own: true, paid: true })).toMatch(/Paid partnership/u);
  });

  it('promotes nothing once the disclosure is switched off', () => {
    const paid = changeDirect(changeDirect(chosen, { isPromotion: true }), { paid: true, own: true });
    expect(changeDirect(paid, { isPromotion: false })).toMatchObject({ own: false, paid: false });
  });

  it('has the cover that the creator chose, unless TikTok chooses the cover', () => {
    expect(directFields({ ...chosen, coverMs: 1200 }, options).cover_ms).toBe(1200);
    expect(isCoverTheirs(chosen)).toBe(false);
    expect(isCoverTheirs({ privacy: 'SELF_ONLY' })).toBe(true);
  });

  it('keeps everything switched off that is switched off in the account', () =>
    expect(directFields({ ...chosen, comment: true, stitch: true }, options).allows).toEqual({
      comment: false,
      duet: false,
      stitch: true,
    }));
});
