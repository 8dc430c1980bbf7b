import { describe, expect, it } from 'vitest';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Story } from '#functions/domain/story/story.ts';
import {
  chosenMusic,
  chosenVoice,
  openedStoryboard,
  replanned,
} from '#functions/domain/storyboard/open-storyboard.ts';
import type { Storyboard } from '#functions/domain/storyboard/storyboard.ts';
import { storyOf } from '#test/support/builders/drafts.ts';

const NOW = new Date('2026-11-24T10:00:00.000Z');
const LATER = new Date('2026-11-24T11:00:00.000Z');
const at = NOW.toISOString();
const story = storyOf('ada');
const NARRATION = 'The last train left the station at midnight.';
const board: Storyboard = {
  id: 'board',
  ownerId: 'ada',
  mediaFolder: 'folder',
  storyId: 'story',
  storyVersion: 1,
  title: 'The Midnight Train',
  category: 'Mystery',
  language: 'en',
  scenes: [{ id: 's1', narration: NARRATION, picture: 'A train at night.', shot: 'wide view' }],
  voice: { voiceId: 'adam', voiceName: 'Adam' },
  captionStyle: 'pop',
  version: 1,
  revision: 1,
  attempt: 1,
  orders: 0,
  ordered: 0,
  pictures: {},
  createdAt: at,
  updatedAt: at,
};
const look = {
  captionStyle: 'clean',
  size: 'medium',
  position: 'lower',
  wordsPerPage: 3,
  upperCase: false,
} as const;
const opened = (settings: Parameters<typeof openedStoryboard>[2], of: Story = story): Storyboard =>
  openedStoryboard({ id: 'board', mediaFolder: 'folder' }, of, settings, NOW);

describe('a choice', () => {
  it('of a voice or a track uses our name for it, not the client’s', () => {
    expect(chosenVoice({ voiceId: 'will', voiceName: 'Eve' })).toStrictEqual({
      voiceId: 'will',
      voiceName: 'Will',
    });
    expect(chosenMusic({ trackId: 'cold-case', trackName: 'Eve' })).toStrictEqual({
      trackId: 'cold-case',
      trackName: 'Cold Case',
    });
  });

  it('of the creator’s own sound stays unchanged', () => {
    expect(chosenMusic({ uploadId: 'own' })).toStrictEqual({ uploadId: 'own' });
  });

  it('of something that doesn’t exist is refused', () => {
    expect(() => chosenVoice({ voiceId: 'eve', voiceName: 'Adam' })).toThrow(
      new Refusal('invalid', 'Please select a voice for your video.'),
    );
    expect(() => chosenMusic({ trackId: 'eve', trackName: 'Cold Case' })).toThrow(
      new Refusal('invalid', 'That music track doesn’t exist. Choose another one, or no music.'),
    );
  });
});

describe('a new storyboard', () => {
  it.each<[string, Parameters<typeof openedStoryboard>[2]]>([
    ['nothing was chosen', {}],
    ['every optional setting is null', { musicSettings: null, narration: null, look: null }],
  ])('takes the defaults when %s', (_, settings) => {
    expect(opened(settings)).toStrictEqual(board);
  });

  it('takes over the creator’s choices and the version of its story', () => {
    const settings = {
      voiceSettings: { voiceId: 'will', voiceName: '' },
      musicSettings: { trackId: 'cold-case', trackName: '' },
      narration: 'own',
      captionStyle: 'clean',
      look,
      aiLine: false,
    } as const;
    const named = { id: 'board', mediaFolder: 'folder' };
    expect(openedStoryboard(named, { ...story, version: 3 }, settings, NOW)).toStrictEqual({
      ...board,
      mediaFolder: 'folder',
      storyVersion: 3,
      voice: { voiceId: 'will', voiceName: 'Will' },
      music: { trackId: 'cold-case', trackName: 'Cold Case' },
      narration: 'own',
      captionStyle: 'clean',
      look,
      aiLine: false,
    });
  });

  it('starts with a wide view, varies the framing in turn, and includes the looks of the cast', () => {
    const scenes = Array.from({ length: 6 }, (_, index) => ({
      narration: `Sentence ${index} is spoken for about five seconds, and so it has a picture of its own.`,
      picture: 'Adam waits.',
    }));
    const turns = ['wide view', 'medium view', 'close view', 'low angle', 'wide view', 'medium view'];
    const cast = [{ name: 'Adam', looks: 'an old man' }];
    expect(opened({}, { ...story, scenes, cast }).scenes).toStrictEqual(
      scenes.map(({ narration }, index) => ({
        id: `s${index + 1}`,
        narration,
        picture: 'Adam waits. Adam: an old man.',
        shot: turns[index],
      })),
    );
  });

  it('keeps the framing that a description names', () => {
    const scenes = [{ narration: NARRATION, picture: 'A close view of a lamp.' }];
    expect(opened({}, { ...story, scenes }).scenes).toMatchObject([{ shot: 'close view' }]);
  });

  it('cuts its scenes according to the pace of its language', () => {
    const narration = 'a'.repeat(50);
    const scenes = [`${narration}. `, `B${narration}. `].map((words) => ({
      narration: words,
      picture: 'A.',
    }));
    const count = (language: Story['language']) => opened({}, { ...story, scenes, language }).scenes.length;
    expect([count('de'), count('fr')]).toEqual([2, 1]);
  });
});

describe('a storyboard after a change to its story', () => {
  const changed: Story = {
    ...story,
    title: 'The Lamp',
    category: 'History',
    language: 'fr',
    scenes: [{ narration: 'Il faisait nuit.', picture: 'A lamp.' }],
    version: 3,
  };

  it('gets the new scenes', () => {
    const before = { ...board, storyVersion: 2, look };
    expect(replanned(before, changed, LATER)).toStrictEqual({
      ...before,
      title: 'The Lamp',
      category: 'History',
      language: 'fr',
      scenes: [{ id: 's1', narration: 'Il faisait nuit.', picture: 'A lamp.', shot: 'wide view' }],
      storyVersion: 3,
      updatedAt: LATER.toISOString(),
    });
  });

  it('gets the story’s scenes even if the story has no version', () => {
    const before = { ...board, storyVersion: 2, scenes: [] };
    expect(replanned(before, story, LATER)).toStrictEqual({ ...board, updatedAt: LATER.toISOString() });
  });

  it.each<[string, Storyboard, Story | undefined]>([
    ['its story is gone', { ...board, storyVersion: 2 }, undefined],
    ['it already has the changed story', { ...board, storyVersion: 3 }, changed],
    ['its story was never edited', board, story],
    ['its owner changed it', { ...board, version: 2 }, changed],
    ['a picture of it was ordered', { ...board, ordered: 1 }, changed],
  ])('stays unchanged when %s', (_, before, now) => {
    expect(replanned(before, now, LATER)).toBeUndefined();
  });
});
