import { describe, expect, it } from 'vitest';
import { hrefOf } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';
import { StoryPrompt } from '#contract/schemas/text.ts';

const refused = (prompt: unknown): string | undefined =>
  StoryPrompt.safeParse(prompt).error?.issues[0]?.message;

describe('a story prompt', () => {
  it.each([
    [''],
    ['   '],
    ['\u0000\u0007'],
    ['\ud800'],
    ['\u200b\u3164\u2800'],
    ['\u{e0041}\u{e0042}'],
    [undefined],
    [7],
  ])('is refused with an explanation if it is %j', (prompt) => {
    expect(refused(prompt)).toBe('Enter a prompt for your story.');
  });

  it('may have 2,000 user-perceived characters, but not 2,001', () => {
    expect(refused('🦊'.repeat(2000))).toBeUndefined();
    expect(refused('a'.repeat(2001))).toBe('The prompt is too long. Use at most 2,000 characters.');
  });

  it.each([
    ['  a   lighthouse\n\nat night ', 'a   lighthouse at night'],
    ['e\u0301toile', 'étoile'],
    ['cafe\u0000\u0301', 'café'],
    ['before\u0000\u202Eafter\ud800', 'beforeafter'],
    [
      '<script>alert(1)</script> {\\pos(0,0)} %{pts} "quoted" \\',
      '<script>alert(1)</script> {\\pos(0,0)} %{pts} "quoted" \\',
    ],
    ['👩‍🚀 on the moon', '👩‍🚀 on the moon'],
  ])('of %j is stored as %j', (prompt, kept) => {
    expect(StoryPrompt.parse(prompt)).toBe(kept);
  });
});

describe('the route table', () => {
  it('has no two routes with the same method and path', () => {
    const rows = Object.values(routes).map(({ method, path }) => `${method} ${path}`);
    expect(new Set(rows).size).toBe(rows.length);
  });

  it('escapes parameters in a path', () => {
    expect(hrefOf(routes.deleteVideo, { id: '../x?y' })).toBe('/api/videos/..%2Fx%3Fy');
  });
});
