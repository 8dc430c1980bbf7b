import { describe, expect, it } from 'vitest';
import { Storyboard, type StoryboardScene } from '#contract/schemas/storyboards.ts';
import { Upload } from '#contract/schemas/uploads.ts';
import { createVideo, paintAll, unpainted } from '#web/features/studio/paint-words.ts';
import { ownMediaOf, uploadIdsOf } from '#web/features/studio/scene/own/own-media.ts';
import type { StudioScene } from '#web/features/studio/use-studio.ts';

const AT = '2026-11-24T12:00:00.000Z';
const upload = Upload.parse({ id: 'u1', kind: 'clip', name: 'a', bytes: 1, status: 'ready', createdAt: AT });
const board = Storyboard.parse({
  id: 'b',
  storyId: 's',
  title: 'The Lamp',
  category: 'mystery',
  language: 'en',
  voiceSettings: { voiceId: 'v', voiceName: 'V' },
  captionStyle: 'bold-pop',
  scenes: [],
  version: 1,
  isSpeaking: false,
  createdAt: AT,
  updatedAt: AT,
});

const sceneOf = (index: number, isOwn: boolean, known: Partial<StoryboardScene> = {}): StudioScene => {
  const draft = {
    id: `s${index}`,
    narration: 'Words.',
    picture: '',
    ...(isOwn && { media: { uploadId: `u${index % 2}` } }),
  };
  const stored = { ...draft, isPainting: false, paintCost: 0, seconds: 3, isSpoken: false, ...known };
  return { draft, index, stored, own: ownMediaOf(draft, { u1: upload, u0: null }) };
};
const still = { path: '/still', take: 1 };

describe('scenes with the creator’s own pictures and clips', () => {
  // Proves dashboard-own-pictures-clips-in-scenes.
  it('need no painting, so the button counts only the other scenes', () => {
    const scenes = [sceneOf(0, true), sceneOf(1, false), sceneOf(2, false)];
    expect(unpainted(scenes).map(({ index }) => index)).toEqual([1, 2]);
    expect(paintAll(board, scenes)).toBe('Paint All (10 credits)');
    const draft = { credits: 10, painted: 1, until: AT };
    const begun = [sceneOf(0, true), sceneOf(1, false, { still }), sceneOf(2, false)];
    expect(paintAll({ ...board, draft }, begun)).toBe('Paint 1 More');
    expect(paintAll({ ...board, draft }, [sceneOf(0, true), sceneOf(1, false, { still })])).toBe(
      'All Painted',
    );
  });

  it('leave nothing to paint when there are no other scenes, and the video still costs the usual number of credits', () => {
    expect(paintAll(board, [sceneOf(0, true), sceneOf(1, true)])).toBeUndefined();
    expect(createVideo(board)).toBe('Create Video (10 credits)');
  });

  it('show if a file is missing or still being read', () => {
    expect(sceneOf(0, true).own).toEqual({ upload: undefined, isGone: true });
    expect(sceneOf(1, true).own).toEqual({ upload, isGone: false });
    expect(ownMediaOf({ media: { uploadId: 'other' } }, {})).toEqual({ upload: undefined, isGone: false });
    expect(ownMediaOf({}, {})).toBeUndefined();
  });

  it('load each file only once, including the music', () => {
    const drafts = [sceneOf(1, true), sceneOf(3, true), sceneOf(4, false)].map(({ draft }) => draft);
    expect(uploadIdsOf({ scenes: drafts, musicSettings: null })).toEqual(['u1']);
    expect(uploadIdsOf({ scenes: drafts, musicSettings: { uploadId: 'm' } })).toEqual(['u1', 'm']);
  });
});
