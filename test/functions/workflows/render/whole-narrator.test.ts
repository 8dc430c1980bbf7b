import { expect, it } from 'vitest';
import { NarrationUnreadable } from '#functions/film/files/film-errors.ts';
import { wholeNarrator } from '#functions/workflows/render/whole-narrator.ts';
import { steadyVoice } from '#test/support/film/rehearsal.ts';

const FIRST = 'The last train left at midnight, and nobody saw who was driving it.';
const SECOND = 'In the morning it stood there again, empty and still warm.';
const request = { script: `${FIRST} ${SECOND}`, voiceId: 'adam', language: 'en' as const };

/** Accepts one sentence per request; the recording of one of them breaks off. */
const voiceThatBreaksOff = (broken: string) =>
  wholeNarrator(async () => ({
    speaker: () => 'a voice that breaks off',
    fits: (text) => text.trim().length <= FIRST.length,
    narrate: (asked) => steadyVoice(asked.script.trim() === broken ? 0.5 : 1).narrate(asked),
  }))();

it.each([FIRST, SECOND])('refuses a part whose recording breaks off: %s', async (broken) => {
  await expect(voiceThatBreaksOff(broken).narrate(request)).rejects.toThrow(NarrationUnreadable);
});

it('joins complete parts into one narration, in the order of the script', async () => {
  const { words } = await voiceThatBreaksOff('').narrate(request);
  const said = words.map(({ start, end }) => request.script.slice(start, end));
  expect(said).toEqual(request.script.match(/[\p{L}’']+/gu));
});
