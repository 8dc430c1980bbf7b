import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { VoicesAtWork } from '#contract/schemas/videos.ts';
import { hintOf } from '#web/data/videos/voices-at-work.ts';
import { VoiceNote } from '#web/features/create-video/voice-note.tsx';

const READY: VoicesAtWork = { neural: { adam: ['en', 'es'], charlotte: ['en', 'es', 'fr'] }, ready: true };
const NONE: VoicesAtWork = { ...READY, ready: false };
const FETCHING: VoicesAtWork = { ...NONE, fetching: { done_mb: 61, total_mb: 130 } };

const note = (voices: VoicesAtWork | undefined): string =>
  renderToStaticMarkup(createElement(VoiceNote, { voices })).replaceAll(/<[^>]*>/gu, '');

describe('the voice dialog', () => {
  // Proves voice-dialog-says-how-much-fetched.
  test('marks a voice that is only available as a simple voice in the story’s language', () => {
    const simple = 'Simple voice for this language';
    expect(hintOf(READY, 'adam', 'fr')).toBe(simple);
    expect(hintOf(FETCHING, 'charlotte', 'de')).toBe(simple);
    expect(hintOf(READY, 'charlotte', 'fr')).toBeUndefined();
    expect(hintOf(undefined, 'adam', 'fr')).toBeUndefined();
  });

  // Proves voice-dialog-says-how-much-fetched.
  test('says how much of the neural voices has been downloaded, or how to download them', () => {
    expect(note(FETCHING)).toBe(
      'Neural voices are being fetched: 61 of 130 MB. Until then, videos use simpler voices.',
    );
    expect(note(NONE)).toMatch(/type npm run voices in a terminal/u);
    expect(note(READY)).toBe('');
    expect(note(undefined)).toBe('');
  });
});
