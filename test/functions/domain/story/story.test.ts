import { describe, expect, it } from 'vitest';
import { Draft } from '#functions/domain/story/story.ts';

const scenes = Array.from({ length: 3 }, () => ({ narration: 'The sea went quiet.', picture: 'A pier.' }));

describe('a writer’s title', () => {
  it.each(['', ' ', '\u200B', '\u2800\u3164', 'x'.repeat(121)])('cannot be %j', (title) =>
    expect(Draft.safeParse({ title, scenes }).success).toBe(false),
  );

  it.each(['=cmd()', '🦊', 'الفنار', '"><img>'])('can be %j', (title) =>
    expect(Draft.parse({ title, scenes }).title).toBe(title),
  );
});
