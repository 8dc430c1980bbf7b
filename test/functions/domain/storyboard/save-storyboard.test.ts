import { describe, expect, it } from 'vitest';
import type { SaveStoryboard } from '#contract/schemas/storyboards.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { openedStoryboard } from '#functions/domain/storyboard/open-storyboard.ts';
import { savedStoryboard } from '#functions/domain/storyboard/save-storyboard.ts';
import type { Painting, Storyboard, StoryboardDraft } from '#functions/domain/storyboard/storyboard.ts';
import { storyOf } from '#test/support/builders/drafts.ts';
import { partial } from '#test/support/values.ts';

const NOW = new Date('2026-11-24T10:00:00.000Z');
const LATER = new Date('2026-11-24T11:00:00.000Z');
const later = LATER.toISOString();
const board: Storyboard = {
  ...openedStoryboard({ id: 'board', mediaFolder: 'folder' }, storyOf('ada'), {}, NOW),
  version: 4,
};
const look = {
  captionStyle: 'clean',
  size: 'medium',
  position: 'lower',
  wordsPerPage: 3,
  upperCase: false,
} as const;
const music = { trackId: 'cold-case', trackName: 'Cold Case' };
const rich: Storyboard = { ...board, music, look, narration: 'own', aiLine: true };
const scenes = [{ id: 'new', narration: 'It burned.', picture: '' }];
const save = (before: Storyboard, change: Omit<SaveStoryboard, 'version'>): Storyboard =>
  savedStoryboard(before, { version: before.version, ...change }, LATER);
const saved = (storyboard: Storyboard): Storyboard => ({ ...storyboard, version: 5, updatedAt: later });

describe('a save', () => {
  it.each([
    ['plain', board],
    ['rich', rich],
  ])('without changes leaves a %s storyboard unchanged', (_, before) => {
    expect(save(before, {})).toStrictEqual(saved(before));
  });

  it('can remove the music, the look and the creator’s own narration', () => {
    const { music: _, look: __, narration: ___, ...plain } = rich;
    expect(save(rich, { musicSettings: null, look: null, narration: null })).toStrictEqual(saved(plain));
    expect(save(board, { musicSettings: null, look: null, narration: null })).toStrictEqual(saved(board));
  });

  it.each<[string, Omit<SaveStoryboard, 'version'>, Partial<Storyboard>]>([
    ['title', { title: 'The Lamp' }, { title: 'The Lamp' }],
    ['scenes', { scenes }, { scenes }],
    [
      'voice',
      { voiceSettings: { voiceId: 'will', voiceName: '' } },
      { voice: { voiceId: 'will', voiceName: 'Will' } },
    ],
    [
      'track',
      { musicSettings: { trackId: 'neon-mile', trackName: '' } },
      { music: { trackId: 'neon-mile', trackName: 'Neon Mile' } },
    ],
    ['own music', { musicSettings: { uploadId: 'sound' } }, { music: { uploadId: 'sound' } }],
    ['own narration', { narration: 'other' }, { narration: 'other' }],
    ['caption style', { captionStyle: 'clean' }, { captionStyle: 'clean' }],
    ['look', { look: { ...look, wordsPerPage: 2 } }, { look: { ...look, wordsPerPage: 2 } }],
    ['line about AI', { aiLine: false }, { aiLine: false }],
  ])('can change the %s and nothing else', (_, change, after) => {
    expect(save(board, change)).toStrictEqual(saved({ ...board, ...after }));
    expect(save(rich, change)).toStrictEqual(saved({ ...rich, ...after }));
  });

  it('records that the draft was touched', () => {
    const draft: StoryboardDraft = {
      attempt: 1,
      charge: [],
      room: 1,
      begun: 1,
      painted: 1,
      reservedAt: NOW.toISOString(),
      touchedAt: NOW.toISOString(),
    };
    expect(save({ ...board, draft }, {})).toStrictEqual(
      saved({ ...board, draft: { ...draft, touchedAt: later } }),
    );
  });

  it('refuses a voice or a track that doesn’t exist', () => {
    expect(() => save(board, { voiceSettings: { voiceId: 'eve', voiceName: 'Adam' } })).toThrow(
      new Refusal('invalid', 'Please select a voice for your video.'),
    );
    expect(() => save(board, { musicSettings: { trackId: 'eve', trackName: 'Cold Case' } })).toThrow(
      new Refusal('invalid', 'That music track doesn’t exist. Choose another one, or no music.'),
    );
  });
});

describe('the pictures of deleted scenes', () => {
  const pictures = (count: number): Storyboard['pictures'] => ({
    new: { takes: 1 },
    busy: { takes: 1, painting: partial<Painting>({ number: 1 }) },
    ...Object.fromEntries(Array.from({ length: count - 2 }, (_, index) => [`gone${index}`, { takes: 1 }])),
  });
  it('are kept, up to 120 pictures', () => {
    const before = { ...board, pictures: pictures(120) };
    expect(save(before, { scenes }).pictures).toEqual(before.pictures);
  });

  it('are dropped beyond 120, unless they are being painted', () => {
    const before = { ...board, pictures: pictures(121) };
    expect(save(before, { scenes }).pictures).toEqual(pictures(2));
    expect(save(before, { title: 'The Lamp' }).pictures).toEqual(before.pictures);
  });
});
