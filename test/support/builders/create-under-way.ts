import { FILMS_AT_ONCE } from '#contract/catalogue.ts';
import type { AccountFilms } from '#functions/domain/queue/account-films.ts';
import type { NewVideo, Video } from '#functions/domain/video/video.ts';
import { filmsWrites } from '#functions/store/queue/film-queue-writes.ts';
import { transact } from '#functions/store/table/table.ts';
import { filmQueue, videos } from '#functions/wiring/stores.ts';
import { table } from '#functions/wiring/table.ts';

/** The number of films that the largest plan allows at once. */
const OTHERS = Array.from(
  { length: Math.max(...Object.values(FILMS_AT_ONCE)) },
  (_, film) => `other-${film}`,
);

const linedUp = async (ownerId: string): Promise<AccountFilms> => (await filmQueue().line(ownerId)).films;

/** Records that an account already has too many films in progress to start another one. */
const fill = async (ownerId: string): Promise<void> => {
  const before = await linedUp(ownerId);
  const { turnSince: _, ...films } = before;
  const full = { ...films, running: [...films.running, ...OTHERS] };
  // The films recorded here don’t use any of the stage’s slots.
  await transact(table(), filmsWrites(table(), { ...before, running: full.running }, full));
};

/**
 * Creates a video and gives it a slot without starting its film. Meanwhile the account counts as full; otherwise a
 * dispatcher still running after an earlier test would start the film.
 */
export const createUnderWay = async (video: NewVideo, at: Date): Promise<Video> => {
  await fill(video.ownerId);
  const outcome = await videos().create(video, undefined, at);
  if (outcome.kind !== 'created') throw new Error(`The video was not created: ${outcome.kind}`);
  const films = await linedUp(video.ownerId);
  const running = films.running.filter((name) => !OTHERS.includes(name));
  const held = await filmQueue().give({ video: outcome.video, films: { ...films, running } }, new Date());
  if (held === undefined) throw new Error(`The video ${video.id} got no slot.`);
  return held;
};
