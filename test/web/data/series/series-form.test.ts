import { describe, expect, it } from 'vitest';
import { CreateSeries } from '#contract/schemas/series/series.ts';
import { choiceOf, emptyForm, firstIdeasOf, problemsOf, SeriesForm } from '#web/data/series/series-form.ts';

const PREMISE = 'Forgotten inventions and the people behind them.';
const form: SeriesForm = {
  ...emptyForm({ language: 'de', voiceId: 'will', zone: 'Europe/Berlin' }),
  name: 'Lost Inventions',
  premise: PREMISE,
};

describe('the series form', () => {
  it('starts with the creator’s language, voice and time zone, and requires only a name and a premise', () => {
    const empty = emptyForm({ language: 'fr', voiceId: 'nobody', zone: 'Asia/Tokyo' });
    expect(empty).toMatchObject({ language: 'fr', voiceId: 'adam', zone: 'Asia/Tokyo' });
    expect(problemsOf(empty, 0)).toEqual({
      name: 'Give your series a name.',
      premise: 'Say what your series is about.',
    });
    for (const step of [1, 2, 3]) expect(problemsOf(empty, step)).toEqual({});
  });

  it('is sent in the format that the server accepts', () => {
    const sent = { ...choiceOf({ ...form, ideas: ['The first lamp', ' ', ''] }), ideas: firstIdeasOf(form) };
    expect(CreateSeries.safeParse(sent).success).toBe(true);
    expect(choiceOf({ ...form, music: 'one', trackId: 'iron-gate' }).music).toEqual({
      kind: 'one',
      trackId: 'iron-gate',
    });
    expect(firstIdeasOf({ ...form, ideas: ['The first lamp', ' ', ''] })).toEqual([
      { text: 'The first lamp' },
    ]);
  });

  it('lists accounts only if some are chosen, and keeps the accounts of a stored series', () => {
    const publish = [
      { connection_id: 'youtube-1', way: 'upload', privacy: 'unlisted' },
      { connection_id: 'tiktok-1', way: 'inbox' },
    ] as const;
    expect(choiceOf(form)).not.toHaveProperty('publish');
    const chosen = { ...form, publish: [...publish] };
    expect(choiceOf(chosen).publish).toEqual(publish);
    expect(CreateSeries.safeParse(choiceOf(chosen)).success).toBe(true);
    const six = Array.from({ length: 6 }, (_, index) => ({
      ...publish[1],
      connection_id: `tiktok-${index}`,
    }));
    expect(problemsOf({ ...form, publish: six }, 3)).toEqual({ publish: 'Choose at most 5 accounts.' });
  });

  it('has no accounts if it was stored before accounts could be chosen', () => {
    const { publish: _, ...older } = form;
    expect(SeriesForm.parse(older)).toEqual(form);
  });

  it('shows each field’s error next to it', () => {
    expect(problemsOf({ ...form, premise: '🚂' }, 0).premise).toBe(
      'Say in a few words what your series is about.',
    );
    expect(problemsOf({ ...form, premise: 'a'.repeat(2001) }, 0).premise).toMatch(/at most 2,000/u);
    expect(problemsOf({ ...form, days: [] }, 2).days).toBe('Choose at least one day of the week.');
    expect(problemsOf({ ...form, times: ['08:00', ''] }, 2).times).toBe('Enter a time, or remove it.');
    expect(problemsOf({ ...form, times: ['08:00', '08:00'] }, 2).times).toBe(
      'Two of these times are the same.',
    );
    expect(problemsOf({ ...form, creditFloor: '-1' }, 3).creditFloor).toMatch(/whole number/u);
    expect(problemsOf({ ...form, creditFloor: '999999' }, 3).creditFloor).toMatch(/smaller/u);
    expect(problemsOf({ ...form, ideas: ['', 'x'.repeat(301), ''] }, 3)).toEqual({
      idea1: 'An idea has room for 300 characters. Shorten it, or import it as a script.',
    });
  });

  it('is kept even when half filled in, except for a look with an unusable handle', () => {
    const look = {
      captionStyle: 'classic',
      size: 'medium',
      position: 'lower',
      wordsPerPage: 3,
      upperCase: false,
      handle: 'not a handle',
    };
    const kept = SeriesForm.safeParse(JSON.parse(JSON.stringify({ ...form, times: [''], look })));
    expect(kept.data).toEqual({ ...form, times: [''], look: undefined });
  });
});
