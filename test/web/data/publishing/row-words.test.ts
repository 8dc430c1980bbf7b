import { describe, expect, it } from 'vitest';
import type { Publication } from '#contract/schemas/publishing.ts';
import { listedDraft, listedPublication } from '#test/support/publishing/listed-publication.ts';
import { rowTitle, stateWords } from '#web/data/publishing/publication-words.ts';
import { aroundSettings, noLinkWords, placeWords } from '#web/data/publishing/row-words.ts';

const NOW = new Date('2026-11-28T12:00:00.000Z');
const stateOf = (publication: Publication): string | undefined => stateWords(publication, 'UTC', NOW);
const problem = (message: string) => ({
  message,
  advice: 'Wait a few minutes, then try again.',
  can_retry: true,
});

describe('the title of a row', () => {
  it('is the text that viewers will see first', () => {
    expect(rowTitle(listedPublication({ title: 'At Last', text: 'It answers.' }))).toBe('At Last');
    expect(rowTitle(listedDraft({ text: '\n It answers. \n\n#lamp' }))).toBe('It answers.');
    expect(rowTitle(listedDraft())).toBe('The Lamp');
  });

  it('is cut between two words when the text is long', () => {
    const title = rowTitle(listedDraft({ text: 'A lamp that answers '.repeat(9) }));
    expect(title).toMatch(/^A lamp .*(?:lamp|that|answers|A)…$/u);
    expect(title.length).toBeLessThanOrEqual(81);
  });
});

it('a TikTok row says whether it is a draft or a direct post, and of which video', () => {
  expect(placeWords(listedDraft({ text: 'It answers.' }))).toBe('ada on TikTok · draft · video “The Lamp”');
  expect(placeWords(listedDraft({ way: 'direct' }))).toBe('ada on TikTok · direct post');
  expect(placeWords(listedPublication())).toBe('Night Harbour on YouTube');
});

describe('the state of a publication', () => {
  it('never repeats the text of its badge', () => {
    expect(stateOf(listedPublication({ status: 'published' }))).toBeUndefined();
    expect(stateOf(listedPublication({ status: 'published', shown_to: 'private' }))).toBe(
      'Only you can see it there.',
    );
    expect(stateOf(listedPublication({ status: 'canceled' }))).toBe('Nothing was sent.');
  });

  it('says what happened even if the platform doesn’t give a reason', () => {
    expect(stateOf(listedDraft({ status: 'failed', problem: problem('') }))).toBe(
      'TikTok didn’t take the draft.',
    );
    expect(stateOf(listedDraft({ status: 'failed', way: 'direct', problem: problem('internal') }))).toBe(
      'TikTok didn’t take the post.',
    );
    expect(stateOf(listedPublication({ status: 'failed', problem: problem('The quota is used up.') }))).toBe(
      'The quota is used up.',
    );
  });
});

it('a published TikTok post without a link says why there is none', () => {
  expect(noLinkWords(listedDraft({ status: 'published' }))).toMatch(/^No link: you posted it/u);
  expect(noLinkWords(listedDraft({ status: 'published', way: 'direct' }))).toMatch(/everyone may watch\.$/u);
  expect(noLinkWords(listedDraft({ status: 'published', link: 'https://tiktok.example/1' }))).toBeUndefined();
  expect(noLinkWords(listedDraft({ status: 'processing' }))).toBeUndefined();
});

it('advice that mentions Settings can link there', () => {
  expect(aroundSettings('Connect the account again in Settings, and then try again.')).toEqual([
    'Connect the account again in ',
    ', and then try again.',
  ]);
  expect(aroundSettings('Try again tomorrow.')).toBeUndefined();
});
