import { FINISHED_STORIES, type FinishedStoryId } from '#contract/finished-stories.ts';
import { FINISHED_TEXTS } from '#offline/finished/finished-texts.ts';
import type { SampleScript } from './script.ts';

type Look = Pick<SampleScript, 'id' | 'voice' | 'music' | 'seconds' | 'posterScene'>;

/** The film of a finished story. */
const filmOf = (storyId: FinishedStoryId, look: Look): SampleScript[] =>
  FINISHED_STORIES.filter(({ id }) => id === storyId).map(({ title, category }) => ({
    ...look,
    title,
    category,
    scenes: FINISHED_TEXTS[storyId].scenes,
  }));

/** The sample films in the gallery. */
export const GALLERY_SCRIPTS: readonly SampleScript[] = [
  ...filmOf('napoleon-rabbits', {
    id: 'historical-fantasy',
    voice: 'will',
    music: 'clockwork',
    seconds: 58,
    posterScene: 5,
  }),
  ...filmOf('vasa', { id: 'history-2', voice: 'bryan', music: 'iron-gate', seconds: 67, posterScene: 5 }),
  ...filmOf('coffee-camera', {
    id: 'technology',
    voice: 'charlotte',
    music: 'neon-mile',
    seconds: 56,
    posterScene: 4,
  }),
  ...filmOf('upside-down-boat', {
    id: 'art-style',
    voice: 'audrey',
    music: 'glass-garden',
    seconds: 54,
    posterScene: 9,
  }),
  ...filmOf('voyager-repair', {
    id: 'space-2',
    voice: 'adam',
    music: 'paper-boats',
    seconds: 59,
    posterScene: 9,
  }),
  ...filmOf('flannan-light', { id: 'mystery', voice: 'bryan', music: 'cold-case', seconds: 66 }),
];
