import { describe, expect, it } from 'vitest';
import { progressOf } from '#functions/domain/progress.ts';
import { planScenes } from '#functions/domain/scene-plan.ts';
import { firstUndrawable } from '#functions/domain/script.ts';
import { contentOf } from '#functions/domain/story.ts';
import { downloadName } from '#functions/domain/video.ts';

const file = { format: 'mp4', quality: '720p' } as const;

describe('download names', () => {
  it.each([
    ['The Lost Lighthouse', 'the-lost-lighthouse-720p.mp4'],
    ['Straße nach Überlingen', 'strasse-nach-uberlingen-720p.mp4'],
    ['../../etc/passwd', 'etc-passwd-720p.mp4'],
    ['a"; filename="evil.exe', 'a-filename-evil-exe-720p.mp4'],
    ['🦊🦊', 'veilcast-video-720p.mp4'],
    ['x\r\nSet-Cookie: a=b', 'x-set-cookie-a-b-720p.mp4'],
    ['=cmd()', 'cmd-720p.mp4'],
    ['"><img onerror=alert(1)>', 'img-onerror-alert-1-720p.mp4'],
    ['fox\u202Egpj.exe', 'fox-gpj-exe-720p.mp4'],
    ['\u0000.mp4', 'mp4-720p.mp4'],
    ['l'.repeat(300), `${'l'.repeat(80)}-720p.mp4`],
  ])('a film titled %j is saved as %s', (title, name) => {
    expect(downloadName(title, file)).toBe(name);
  });
});

describe('scene plan', () => {
  const long =
    'The sea went quiet before dawn. Nobody on the pier had heard it stop in forty years. The keeper did, and he put down his cup.';

  it('a long scene is cut at sentence ends into scenes of a few seconds', () => {
    const planned = planScenes([{ narration: long, picture: 'A pier at dawn.' }]);
    expect(planned.length).toBeGreaterThan(1);
    expect(planned.every(({ narration }) => /[.!?]$/u.test(narration))).toBe(true);
  });

  it('the words of the story stay the same', () => {
    const scenes = [
      { narration: long, picture: 'A pier.' },
      { narration: 'Short one.', picture: 'A cup.' },
    ];
    expect(contentOf(planScenes(scenes))).toBe(contentOf(scenes));
  });
});

describe('progress', () => {
  it('never goes back while milestones are added, and names what comes next', () => {
    const order = ['plan', 'paint:0', 'narration', 'paint:1', 'film:1', 'film:0', 'join', 'certify'];
    const seen = order.map((_, index) => progressOf(order.slice(0, index + 1), 2));
    expect(seen.map(({ percent }) => percent)).toEqual(
      seen.map(({ percent }) => percent).toSorted((one, other) => one - other),
    );
    expect(seen.map(({ step }) => step)).toEqual([
      'Painting scene 1 of 2',
      'Painting scene 2 of 2',
      'Painting scene 2 of 2',
      'Filming scene 1 of 2',
      'Filming scene 2 of 2',
      'Mixing the sound',
      'Checking picture and sound',
      'Putting the film on your shelf',
    ]);
  });

  it('begins at zero with words', () => {
    expect(progressOf([], 5)).toEqual({
      percent: 0,
      step: 'Planning the scenes',
      scenesDone: 0,
      scenesTotal: 5,
    });
  });
});

describe('captions', () => {
  it.each([
    ['Straße, ¿señor? Œuvre… 🦊 {\\pos(0,0)} %{pts}', undefined],
    ['שלום', 'ש'],
    ['漢字', '漢'],
  ])('of %j lack a letter for %s', (text, missing) => {
    expect(firstUndrawable(text)).toBe(missing);
  });
});
