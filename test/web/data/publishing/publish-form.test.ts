import { describe, expect, it } from 'vitest';
import { postText, scopesOf } from '#contract/platforms.ts';
import { type Connection, type OfferedPlatform, PublishVideo } from '#contract/schemas/publishing.ts';
import { NOTHING_CHOSEN } from '#web/data/publishing/direct-post.ts';
import { partsFor, tagsIn, teaserOf } from '#web/data/publishing/post-words.ts';
import {
  changeAccount,
  changeForm,
  changeWords,
  choicesFor,
  chooseWay,
  formIn,
  formProblems,
  isSendable,
  keptText,
  openedForm,
  orderOf,
  type PublishFacts,
  type PublishForm,
  problemsAsTyped,
} from '#web/data/publishing/publish-form.ts';

const NOW = new Date('2026-11-28T12:00:00.000Z');
const VIDEO = '01ARZ3NDEKTSV4RRFFQ69G5FAV';

const account = (change: Partial<Connection>): Connection => ({
  id: 'youtube-1',
  platform: 'youtube',
  name: 'Night Harbour',
  scopes: [...scopesOf('youtube')],
  connected_at: '2026-11-01T12:00:00.000Z',
  made_for_kids: false,
  ...change,
});
const channel = account({});
const tikTok = account({
  id: 'tiktok-1',
  platform: 'tiktok',
  scopes: [...scopesOf('tiktok')],
});
const platforms: readonly OfferedPlatform[] = [
  { id: 'youtube', name: 'YouTube', is_audited: true },
  { id: 'tiktok', name: 'TikTok', is_audited: true },
];
const allowed = {
  nickname: 'Night Harbour',
  privacies: ['PUBLIC_TO_EVERYONE', 'SELF_ONLY'],
  off: { comment: false, duet: true, stitch: false },
  longest_seconds: 60,
};
const facts: PublishFacts = {
  connections: [channel, tikTok],
  platforms,
  options: { 'tiktok-1': allowed },
  seconds: 42,
  timezone: 'UTC',
  now: NOW,
};
const post = { title: 'The Lamp', description: 'It answers.', tags: ['lamp', 'mystery'] };
const opened = (chosen: readonly string[]): PublishForm =>
  openedForm(post, chosen, { date: '2026-11-29', time: '18:30' });
const consented = (form: PublishForm): boolean | undefined => form.direct['tiktok-1']?.hasConsented;
const direct = (): PublishForm => {
  const form = chooseWay(opened(['tiktok-1']), 'tiktok-1', 'direct');
  const chosen = changeAccount(form, 'tiktok-1', {
    privacy: 'PUBLIC_TO_EVERYONE',
    comment: true,
    duet: true,
  });
  return changeAccount(chosen, 'tiktok-1', { hasConsented: true });
};

describe('the publish form', () => {
  it('starts out with the post’s texts, and combines them into TikTok’s single text field', () => {
    expect(opened([])).toMatchObject({
      title: 'The Lamp',
      description: 'It answers.',
      tags: '#lamp #mystery',
    });
    expect(opened([]).text).toBe('The Lamp\n\nIt answers.\n\n#lamp #mystery');
    expect(postText({ title: 'The Lamp', description: '', tags: [] })).toBe('The Lamp');
  });

  it('starts a description with the first sentences of the story', () => {
    expect(teaserOf('The lamp went out. Nobody had touched it.', 'en')).toBe(
      'The lamp went out. Nobody had touched it.',
    );
    const long = 'The lamp went out again. '.repeat(20);
    expect(teaserOf(long, 'en').length).toBeLessThanOrEqual(220);
    expect(teaserOf(long, 'en')).toMatch(/again\.$/u);
    expect(teaserOf('', 'en')).toBe('');
  });

  it('keeps each tag only once, whether it is typed with or without #', () =>
    expect([' #lamp, Mystery;lamp ## sea ', 'night  train, hat', 'lamp sea'].map(tagsIn)).toEqual([
      ['lamp', 'Mystery', 'sea'],
      ['night train', 'hat'],
      ['lamp', 'sea'],
    ]));

  it('asks for an account first', () => {
    const problems = formProblems(opened([]), facts);
    expect(problems.fields).toEqual({ accounts: 'Choose an account to publish to.' });
    expect(isSendable(problems)).toBe(false);
    expect(problemsAsTyped(problems).fields).toEqual({});
  });

  it('rejects an account whose connection has ended, that lacks the permission, or whose channel still needs an answer', () => {
    const problemOf = (one: Connection): string | undefined =>
      formProblems(opened([one.id]), { ...facts, connections: [one] }).fields.accounts;
    expect(problemOf(account({ ended: 'Token has been revoked.' }))).toMatch(/ended this connection/u);
    expect(problemOf(account({ scopes: [] }))).toMatch(/didn’t allow/u);
    const { made_for_kids: _, ...unanswered } = channel;
    expect(problemOf(unanswered)).toBe(
      'Say first whether the videos of Night Harbour are made for children.',
    );
    expect(problemOf(channel)).toBeUndefined();
  });

  it('checks the text only for the chosen platforms', () => {
    const form = { ...opened(['tiktok-1']), title: 'a < b', text: 'x'.repeat(2201) };
    expect(Object.keys(formProblems(form, facts).fields)).toEqual(['text']);
    const both = { ...form, chosen: ['youtube-1', 'tiktok-1'], title: '', tags: 'x'.repeat(501) };
    expect(Object.keys(formProblems(both, facts).fields)).toEqual(['title', 'tags', 'text']);
    const many = {
      ...opened(['youtube-1']),
      tags: Array.from({ length: 61 }, (_, at) => `t${at}`).join(' '),
    };
    expect(formProblems(many, facts).fields).toEqual({ tags: 'Use at most 60 tags.' });
  });

  it('shows problems with texts and times during typing, and all other problems after Publish is first pressed', () => {
    const form = { ...direct(), isLater: true, date: '2026-11-01', text: 'x'.repeat(2201) };
    const unsaid = changeAccount(form, 'tiktok-1', { privacy: undefined });
    const problems = formProblems(unsaid, facts);
    expect(problems.direct['tiktok-1']).toEqual({
      privacy: 'Choose who may watch it.',
      consent: 'Something changed after you agreed. Agree again to these choices.',
    });
    expect(problemsAsTyped(problems)).toEqual({
      own: {},
      fields: { text: problems.fields.text, when: 'This time has passed. Choose a later one.' },
      direct: { 'tiktok-1': {} },
    });
  });

  it('says immediately if a video is too long for an account', () => {
    const { length } = formProblems(direct(), { ...facts, seconds: 61 }).direct['tiktok-1'] ?? {};
    expect(length).toMatch(/at most 60 s/u);
    expect(problemsAsTyped(formProblems(direct(), { ...facts, seconds: 61 })).direct).toEqual({
      'tiktok-1': { length },
    });
  });
});

describe('separate texts for each channel', () => {
  const second = account({ id: 'youtube-2', name: 'Cold Cases' });
  const both: PublishFacts = { ...facts, connections: [channel, second, tikTok] };
  const shared = (): PublishForm => opened(['youtube-1', 'youtube-2']);
  const apart = (): PublishForm =>
    changeWords(changeForm(shared(), { apart: ['youtube'] }), { account: second }, { title: 'Case 12' });
  const titles = (form: PublishForm): readonly unknown[] =>
    orderOf(form, VIDEO, both).posts.map((one) => (one.way === 'upload' ? one.title : undefined));

  it('share one section of the form until the creator wants separate sections', () => {
    expect(partsFor(shared(), [channel, second])).toHaveLength(1);
    expect(partsFor(shared(), [])).toEqual([]);
    const parts = partsFor(apart(), [channel, second]);
    expect(parts.map(({ account: one, words }) => [one?.name, words.title])).toEqual([
      ['Night Harbour', 'The Lamp'],
      ['Cold Cases', 'Case 12'],
    ]);
  });

  it('are sent to the channel that they were written for', () => {
    expect(titles(apart())).toEqual(['The Lamp', 'Case 12']);
    expect(titles(changeForm(apart(), { title: 'Both' }))).toEqual(['Both', 'Case 12']);
  });

  it('are kept even while all channels share one text', () => {
    const back = changeForm(apart(), { apart: [] });
    expect(titles(back)).toEqual(['The Lamp', 'The Lamp']);
    expect(titles(changeForm(back, { apart: ['youtube'] }))).toEqual(['The Lamp', 'Case 12']);
  });

  it('are checked for each channel, but only if they are in use', () => {
    const wrong = changeWords(apart(), { account: second }, { title: 'a < b' });
    const problems = formProblems(wrong, both);
    expect(problems.fields).toEqual({});
    expect(problems.own).toEqual({
      'youtube-1': {},
      'youtube-2': { title: 'YouTube doesn’t accept “<” in a title. Remove it.' },
    });
    expect(isSendable(problems)).toBe(false);
    expect(problemsAsTyped(problems).own).toEqual(problems.own);
    expect(isSendable(formProblems(changeForm(wrong, { apart: [] }), both))).toBe(true);
  });

  it('withdraw consent only for the account whose text changes', () => {
    const separate = changeForm(direct(), { apart: ['tiktok'] });
    expect(consented(separate)).toBe(true);
    const other = account({ id: 'tiktok-2', platform: 'tiktok' });
    expect(consented(changeWords(separate, { account: other }, { text: 'Other' }))).toBe(true);
    expect(consented(changeWords(separate, { account: tikTok }, { text: 'Other' }))).toBe(false);
  });
});

describe('the consent to a direct post', () => {
  it('is withdrawn when the text, the time or a choice changes', () => {
    expect(consented(direct())).toBe(true);
    const changes: readonly ((form: PublishForm) => PublishForm)[] = [
      (form) => changeForm(form, { text: 'Other' }),
      (form) => changeForm(form, { isLater: true }),
      (form) => changeForm(form, { time: '19:00' }),
      (form) => changeForm(form, { date: '2026-12-01' }),
      (form) => changeAccount(form, 'tiktok-1', { privacy: 'SELF_ONLY' }),
      (form) => changeAccount(form, 'tiktok-1', { stitch: true }),
      (form) => changeAccount(form, 'tiktok-1', { isPromotion: true }),
    ];
    expect(changes.map((change) => consented(change(direct())))).toEqual(changes.map(() => false));
  });

  it('survives changes that don’t affect TikTok', () => {
    expect(consented(changeForm(direct(), { title: 'Other', privacy: 'private' }))).toBe(true);
    expect(consented(changeForm(direct(), { chosen: ['youtube-1', 'tiktok-1'] }))).toBe(true);
  });

  it('is withdrawn, but the other choices stay, if the account switches to a draft and back to a direct post', () => {
    const draft = chooseWay(direct(), 'tiktok-1', 'inbox');
    expect(draft.direct).toEqual({});
    const back = chooseWay(draft, 'tiktok-1', 'direct');
    expect(back.direct['tiktok-1']).toMatchObject({
      privacy: 'PUBLIC_TO_EVERYONE',
      comment: true,
      hasConsented: false,
      isAskedAgain: true,
    });
  });

  it('is discarded along with the account’s other choices if the account is deselected', () => {
    expect(changeForm(direct(), { chosen: [] }).direct).toEqual({});
    const draft = chooseWay(direct(), 'tiktok-1', 'inbox');
    expect(changeForm(draft, { chosen: [] }).setAside).toEqual({});
  });

  it('isn’t kept in the tab, and neither are the choices; the tab only remembers that it is a direct post', () => {
    const kept = keptText({ ...direct(), title: 'Other' });
    expect(kept).not.toMatch(/consent|PUBLIC_TO_EVERYONE/iu);
    expect(formIn(kept)).toEqual({
      ...direct(),
      title: 'Other',
      direct: { 'tiktok-1': NOTHING_CHOSEN },
      setAside: {},
    });
    const { directly: _, ...older } = { ...opened([]), directly: [], direct: undefined, setAside: undefined };
    expect(formIn(JSON.stringify(older))).toEqual(opened([]));
    expect(formIn('{}')).toBeUndefined();
  });

  it('isn’t asked for if the account was reconnected without permission to post directly', () => {
    const draftsOnly = { ...tikTok, scopes: ['user.info.basic', 'video.upload'] };
    expect(choicesFor(direct(), draftsOnly)).toBeUndefined();
    expect(choicesFor(direct(), tikTok)?.hasConsented).toBe(true);
  });
});

describe('the order', () => {
  it('matches the contract, with the account’s limits applied', () => {
    const form = { ...direct(), chosen: ['youtube-1', 'tiktok-1'] };
    expect(isSendable(formProblems(form, facts))).toBe(true);
    const order = orderOf(form, VIDEO, facts);
    expect(PublishVideo.safeParse(order).error).toBeUndefined();
    expect(order).toEqual({
      video_id: VIDEO,
      posts: [
        {
          connection_id: 'youtube-1',
          way: 'upload',
          title: 'The Lamp',
          text: 'It answers.',
          tags: ['lamp', 'mystery'],
          privacy: 'public',
        },
        {
          connection_id: 'tiktok-1',
          way: 'direct',
          text: form.text,
          privacy: 'PUBLIC_TO_EVERYONE',
          allows: { comment: true, duet: false, stitch: false },
          promotes: { own: false, paid: false },
          cover_ms: 0,
          consent: true,
        },
      ],
    });
  });

  it('contains the time if the publication is planned, and sends drafts by default', () => {
    const form = { ...opened(['tiktok-1']), isLater: true };
    expect(orderOf(form, VIDEO, facts)).toEqual({
      video_id: VIDEO,
      at: '2026-11-29T18:30:00.000Z',
      posts: [{ connection_id: 'tiktok-1', way: 'inbox', text: form.text }],
    });
  });

  it('is never sent immediately just because its time has passed in the meantime', () => {
    const later = { ...facts, now: new Date('2026-11-30T00:00:00.000Z') };
    expect(() => orderOf({ ...opened(['tiktok-1']), isLater: true }, VIDEO, later)).toThrow(RangeError);
  });

  it('requests a direct post if the account allows nothing else', () => {
    const only = { ...tikTok, scopes: ['user.info.basic', 'video.publish'] };
    expect(choicesFor(opened([only.id]), only)).toMatchObject({ privacy: undefined, hasConsented: false });
    const problems = formProblems(opened([only.id]), { ...facts, connections: [only] });
    expect(Object.keys(problems.direct['tiktok-1'] ?? {})).toEqual(['privacy', 'consent']);
  });
});
