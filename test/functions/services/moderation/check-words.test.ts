import { describe, expect, it } from 'vitest';
import type { Video } from '#functions/domain/video/video.ts';
import { checkWords, reviewOf, reviewOfEdit } from '#functions/services/moderation/check-words.ts';
import { moderating, unmoderating } from '#test/support/moderation/moderators.ts';
import { partial } from '#test/support/values.ts';

const away = moderating(async () => {
  throw new Error('The moderator is away.');
});

describe('checking words', () => {
  it('passes words that belong to no class', async () => {
    expect(
      await checkWords(
        moderating(async () => undefined),
        'user',
        { told: ['A storm at sea'] },
      ),
    ).toBeUndefined();
  });

  it('refuses words of a strict class on every stage, and names the class and the passage', async () => {
    const strict = moderating(async () => ({ class: 'threat', passage: 'the  passage\nas written' }), {
      action: 'warn',
    });
    await expect(checkWords(strict, 'user', { told: ['Any'] })).rejects.toMatchObject({
      code: 'against_rules',
      message:
        'This looks like a threat against someone: “the passage as written”. We don’t make videos with that. Change it and try again. No credits were used.',
    });
  });

  // Proves film-sentences-too-long-words-captions.
  it('quotes at most eighty characters of a passage, and says so if there is no passage to quote', async () => {
    const long = moderating(async () => ({ class: 'hate', passage: '🙂'.repeat(81) }));
    await expect(checkWords(long, 'user', { told: ['Any'] })).rejects.toThrow(`“${'🙂'.repeat(80)}…”`);
    const none = moderating(async () => ({ class: 'hate' }));
    await expect(checkWords(none, 'user', { told: ['Any'] })).rejects.toThrow(
      'This looks like hate against a group of people. We don’t make videos with that. Our check doesn’t say which words.',
    );
  });

  it('refuses, holds or warns about the other classes, depending on the stage’s settings', async () => {
    const judge = async () => ({ class: 'graphic' as const });
    await expect(checkWords(moderating(judge), 'user', { told: ['Any'] })).rejects.toThrow('cruelty');
    expect(await checkWords(moderating(judge, { action: 'warn' }), 'user', { told: ['Any'] })).toBe(
      'sensitive',
    );
    expect(await checkWords(moderating(judge, { action: 'hold' }), 'user', { told: ['Any'] })).toBe('held');
  });

  it('marks words as unchecked when they could not be judged', async () => {
    expect(await checkWords(away, 'user', { told: ['Any'] })).toBe('unchecked');
  });

  // Proves rule-titles-judged-themselves-texts-in.
  it('refuses words spelled out letter by letter, and says how to fix them', async () => {
    const harmless = moderating(async () => undefined);
    const spelt = { alone: ['A Story'], told: ['i w i l l k i l l', 'd a n a w h i t l o c k'] };
    await expect(checkWords(harmless, 'user', spelt)).rejects.toMatchObject({
      code: 'against_rules',
      message:
        'We can’t check words whose letters are set apart: “i w i l l k i l l d a n a w h …”. Write them as words and try again. No credits were used.',
    });
  });
});

describe('the review of a video', () => {
  const video = { title: 'Any', scenes: [{ narration: 'Any words', picture: '' }], look: undefined };
  const clean = moderating(async () => undefined);

  it('takes the strictest of the verdicts on its words, uploads and stills', async () => {
    const graphic = moderating(async () => ({ class: 'graphic' }), { action: 'warn' });
    expect(await reviewOf(clean, 'user', video, [undefined])).toBeUndefined();
    expect(await reviewOf(clean, 'user', video, ['sensitive', 'held'])).toBe('held');
    expect(await reviewOf(graphic, 'user', video, [undefined])).toBe('sensitive');
  });

  it('holds the video when a picture needs a warning and the words could not be judged', async () => {
    expect(await reviewOf(away, 'user', video, ['sensitive'])).toBe('held');
  });

  it('is no longer unchecked once the video’s words are judged', async () => {
    expect(await reviewOf(clean, 'user', video, ['unchecked'])).toBeUndefined();
    await expect(reviewOfEdit(away, 'user', video, [])).rejects.toMatchObject({
      code: 'provider_unavailable',
    });
  });

  it('separately covers each text that the video’s look adds to the picture', async () => {
    const asked: string[] = [];
    const look = partial<Video['look']>({
      captionStyle: 'pop',
      endCard: { text: 'Follow me' },
      handle: '@me',
    });
    await reviewOf(
      moderating(async (text) => {
        asked.push(text);
        return undefined;
      }),
      'user',
      { ...video, look },
      [],
    );
    expect(asked).toEqual(
      expect.arrayContaining(['Any', 'Follow me', '@me', 'Any\nFollow me\n@me\nAny words']),
    );
  });
});

it('a stage without a moderator accepts changed words, and marks them as unmoderated', async () => {
  const version = { title: 'A Storm', scenes: [{ narration: 'A storm at sea.', picture: '' }] };
  expect(await reviewOfEdit(unmoderating, 'user', version, [])).toBe('unmoderated');
  // The video's pictures were not judged either.
  const lenient = moderating(async () => undefined);
  expect(await reviewOfEdit(lenient, 'user', version, ['unmoderated'])).toBe('unmoderated');
});

it('the review of a video includes its picture descriptions', async () => {
  const judging = moderating(async (text) => (text.includes('gore') ? { class: 'graphic' } : undefined), {
    action: 'hold',
  });
  const scenes = [{ narration: 'A storm at sea.', picture: 'A deck, gore everywhere.' }];
  expect(await reviewOf(judging, 'user', { title: 'A Storm', scenes }, [])).toBe('held');
});
