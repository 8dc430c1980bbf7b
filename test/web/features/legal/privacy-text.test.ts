import { expect, it } from 'vitest';
import { PRIVACY } from '#web/features/legal/privacy-text.ts';

const TEXT = PRIVACY.flatMap(({ paragraphs, points = [] }) => [...paragraphs, ...points]).join('\n');

it.each([
  ['uploads', /^What you upload: pictures, clips, music and recordings of your voice\./mu],
  ['recordings', /recordings of your voice/u],
  ['series', /^Your series: what they are about, their ideas and scripts/mu],
  ['storyboards', /^What you write: .*storyboards/mu],
  [
    'the settings that are sent',
    /We are sent only what is chosen for a video or a series, the look that you make your default, which emails you want, your pronunciation list, your time zone, and whether your videos say that AI made them\./u,
  ],
])('the Privacy page names %s', (_, words) => expect(TEXT).toMatch(words));
