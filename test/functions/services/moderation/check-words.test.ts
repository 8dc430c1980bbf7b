import { describe, expect, it } from 'vitest';
import { checkWords } from '#functions/services/moderation/check-words.ts';
import { moderating } from '#test/support/moderation/moderators.ts';

const away = moderating(async () => {
  throw new Error('The moderator is away.');
});

describe('checking words', () => {
  it('has nothing to say about words that belong to no class', async () => {
    expect(
      await checkWords(
        moderating(async () => undefined),
        'user',
        'A storm at sea',
      ),
    ).toBeUndefined();
  });

  it('refuses a strict class on every stage, and names the class and the passage', async () => {
    const strict = moderating(async () => ({ class: 'threat', passage: 'the  passage\nas written' }), {
      action: 'warn',
    });
    await expect(checkWords(strict, 'user', 'Any')).rejects.toMatchObject({
      code: 'against_rules',
      message:
        'This looks like a threat against someone: “the passage as written”. We don’t make videos with that. Change it and try again. No credits were used.',
    });
  });

  it('shows no more than eighty characters of a passage, and does without one', async () => {
    const long = moderating(async () => ({ class: 'hate', passage: '🙂'.repeat(81) }));
    await expect(checkWords(long, 'user', 'Any')).rejects.toThrow(`“${'🙂'.repeat(80)}…”`);
    const none = moderating(async () => ({ class: 'hate' }));
    await expect(checkWords(none, 'user', 'Any')).rejects.toThrow(
      'This looks like hate against a group of people. We don’t make videos with that. Our check doesn’t say which words.',
    );
  });

  it('refuses, holds or warns about the other classes, as the stage decides', async () => {
    const judge = async () => ({ class: 'graphic' as const });
    await expect(checkWords(moderating(judge), 'user', 'Any')).rejects.toThrow('cruelty');
    expect(await checkWords(moderating(judge, { action: 'warn' }), 'user', 'Any')).toBe('sensitive');
    expect(await checkWords(moderating(judge, { action: 'hold' }), 'user', 'Any')).toBe('held');
  });

  it('remembers that nobody could judge', async () => {
    expect(await checkWords(away, 'user', 'Any')).toBe('unchecked');
  });
});
