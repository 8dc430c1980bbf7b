import * as z from 'zod/mini';
import { SUGGESTIONS_PER_HOUR } from '#contract/catalogue.ts';
import type { Route } from '#contract/route.ts';
import {
  EditStory,
  GenerateStory,
  SaveStory,
  Story,
  Suggestions,
  SuggestWords,
  TakeFinishedStory,
} from '#contract/schemas/stories.ts';
import { ById, DAY, Done, HOUR, MODEL_REFUSALS, Page } from './parts.ts';

/**
 * How many stories an account can add per day through each of the routes that add stories. At a model's maximum
 * length, they cost 44 cents.
 */
const STORIES_A_DAY = { calls: 200, seconds: DAY } as const;

/** The rows of the route table under `/api/stories`. */
export const storiesRoutes = {
  listStories: {
    method: 'GET',
    path: '/api/stories',
    access: 'session',
    handler: 'stories/list-stories',
    list: true,
    query: Page,
    reply: z.array(Story),
    refusals: [],
  },
  generateStory: {
    method: 'POST',
    path: '/api/stories/generate',
    access: 'session',
    whileSuspended: 'refused',
    handler: 'stories/generate-story',
    idempotent: 'lock',
    body: GenerateStory,
    reply: Story,
    // This is the only limit on how much an account writes.
    limit: STORIES_A_DAY,
    refusals: [
      'account_suspended',
      'in_progress',
      'conflict',
      'budget_reached',
      'account_paused',
      'against_rules',
      ...MODEL_REFUSALS,
    ],
  },
  takeFinishedStory: {
    method: 'POST',
    path: '/api/stories/finished',
    access: 'session',
    whileSuspended: 'refused',
    handler: 'stories/take-finished-story',
    idempotent: 'lock',
    body: TakeFinishedStory,
    reply: Story,
    limit: STORIES_A_DAY,
    refusals: ['account_suspended', 'not_found', 'in_progress', 'conflict'],
  },
  readStory: {
    method: 'GET',
    path: '/api/stories/{id}',
    access: 'session',
    handler: 'stories/read-story',
    params: ById,
    reply: Story,
    refusals: ['not_found'],
  },
  saveStory: {
    method: 'POST',
    path: '/api/stories',
    access: 'session',
    whileSuspended: 'refused',
    handler: 'stories/save-story',
    idempotent: 'bind',
    body: SaveStory,
    reply: Story,
    limit: STORIES_A_DAY,
    refusals: ['account_suspended', 'against_rules', 'conflict'],
  },
  editStory: {
    method: 'PATCH',
    path: '/api/stories/{id}',
    access: 'session',
    whileSuspended: 'refused',
    handler: 'stories/edit-story',
    params: ById,
    body: EditStory,
    reply: Story,
    // The page saves a second after the last keystroke.
    limit: { calls: 600, seconds: HOUR },
    refusals: ['account_suspended', 'against_rules', 'not_found', 'story_changed'],
  },
  suggestWords: {
    method: 'POST',
    path: '/api/stories/{id}/suggestions',
    access: 'session',
    whileSuspended: 'refused',
    handler: 'stories/suggest-words',
    params: ById,
    body: SuggestWords,
    reply: Suggestions,
    limit: { calls: SUGGESTIONS_PER_HOUR, seconds: HOUR },
    refusals: [
      'account_suspended',
      'not_found',
      'story_changed',
      'no_model',
      'budget_reached',
      'account_paused',
      ...MODEL_REFUSALS,
    ],
  },
  deleteStory: {
    method: 'DELETE',
    path: '/api/stories/{id}',
    access: 'session',
    handler: 'stories/delete-story',
    params: ById,
    reply: Done,
    refusals: ['not_found'],
  },
} as const satisfies Record<string, Route>;
