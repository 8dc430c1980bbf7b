import { addIdeas } from '#functions/api/series/add-ideas.ts';
import { createSeries } from '#functions/api/series/create-series.ts';
import { deleteIdea } from '#functions/api/series/delete-idea.ts';
import { deleteSeries } from '#functions/api/series/delete-series.ts';
import { editIdea } from '#functions/api/series/edit-idea.ts';
import { editSeries } from '#functions/api/series/edit-series.ts';
import { listSeries } from '#functions/api/series/list-series.ts';
import { switchSeries } from '#functions/api/series/switch-series.ts';
import { deleteVideo } from '#functions/api/videos/delete-video.ts';
import { retryVideo } from '#functions/api/videos/retry-video.ts';
import type { Idea } from '#functions/domain/series/idea.ts';
import type { Run } from '#functions/domain/series/run.ts';
import type { Series } from '#functions/domain/series/series.ts';
import { approveAnswered, skipAnswered } from '#functions/services/series/answers/answer-run.ts';
import { remakeAnswered } from '#functions/services/series/answers/remake-run.ts';
import { seriesOf } from '#test/support/series/series-here.ts';
import { defined, partial } from '#test/support/values.ts';
import type { Fate } from './mortal.ts';
import { OWNER, type SeriesWorld } from './world.ts';

export const ANSWERS = ['approve', 'skip', 'remake'] as const;
type Answer = (typeof ANSWERS)[number];

const CADENCES: readonly Series['choice']['cadence'][] = [
  { days: ['tue', 'thu'], times: ['18:30'], zone: 'Europe/Berlin' },
  { days: ['tue', 'thu'], times: ['18:30'], zone: 'America/New_York' },
  { days: ['wed', 'sun'], times: ['07:00', '19:00'], zone: 'UTC' },
  { days: ['wed'], times: ['12:30'], zone: 'Europe/Berlin' },
];
const LEADS = [24, 12, 2, 48] as const;
const FLOORS = [30, 0, 10, 20, 0] as const;
const UNANSWERED = ['wait', 'go_on', 'skip'] as const;
const at = <T>(list: readonly T[], index: number): T => defined(list[index % list.length]);

/** One of the many series that a creator might set up. */
const wanted = (pick: number): Series['choice'] => ({
  ...seriesOf(OWNER).choice,
  cadence: at(CADENCES, pick),
  leadHours: at(LEADS, pick),
  creditFloor: at(FLOORS, pick),
  approves: pick % 2 === 0 ? 'video' : 'script',
  unanswered: at(UNANSWERED, pick),
});

/** The creator’s actions in a browser. Each is a separate request that may be interrupted halfway. */
export const creatorOf = (world: SeriesWorld, fate: Fate | undefined) => {
  const { act, context } = world;
  const ideas = (count: number) => Array.from({ length: count }, (_, index) => ({ text: `Idea ${index}.` }));
  return {
    create: (pick: number) =>
      act(fate, (ports) =>
        createSeries(ports).handle(partial({ body: { ...wanted(pick), ideas: ideas(2) } }), context()),
      ),
    edit: ({ id, version }: Series, pick: number) =>
      act(fate, (ports) =>
        editSeries(ports)(partial({ params: { id }, body: { ...wanted(pick), version } }), context()),
      ),
    remove: (id: string) => act(fate, (ports) => deleteSeries(ports)(partial({ params: { id } }), context())),
    switch: (id: string, status: Series['status']) =>
      act(fate, (ports) => switchSeries(ports)(partial({ params: { id }, body: { status } }), context())),
    list: () => act(fate, (ports) => listSeries(ports)(partial({}), context())),
    addIdeas: (id: string) =>
      act(fate, (ports) =>
        addIdeas(ports)(partial({ params: { id }, body: { ideas: ideas(2) } }), context()),
      ),
    editIdea: ({ seriesId, id: ideaId, text }: Idea, isMoved: boolean) =>
      act(fate, (ports) =>
        editIdea(ports)(
          partial({
            params: { id: seriesId, ideaId },
            body: isMoved ? { after: null } : { text: `${text}!` },
          }),
          context(),
        ),
      ),
    dropIdea: ({ seriesId, id: ideaId }: Idea) =>
      act(undefined, (ports) => deleteIdea(ports)(partial({ params: { id: seriesId, ideaId } }), context())),
    answer: ({ id: runId, version }: Run, answer: Answer) =>
      act(fate, (ports) => {
        const answered = { ownerId: OWNER, runId, version };
        if (answer === 'approve') return approveAnswered(ports, answered, world.now());
        if (answer === 'skip') return skipAnswered(ports, answered, world.now());
        return remakeAnswered(ports, { ...answered, note: 'Shorter, please.' }, world.now());
      }),
    removeVideo: (id: string) =>
      act(fate, (ports) => deleteVideo(ports)(partial({ params: { id }, query: {} }), context())),
    retryVideo: (id: string) =>
      act(fate, (ports) => retryVideo(ports)(partial({ params: { id } }), context())),
  };
};
