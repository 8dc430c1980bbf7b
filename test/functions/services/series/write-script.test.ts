import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SCRIPT_WRITES } from '#contract/catalogue.ts';
import type { StoryRequest } from '#functions/domain/providers/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Idea } from '#functions/domain/series/idea.ts';
import type { Run } from '#functions/domain/series/run.ts';
import type { Series } from '#functions/domain/series/series.ts';
import { nextStep } from '#functions/domain/series/writing/script-transitions.ts';
import { newStory } from '#functions/domain/story/new-story.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { beginRun } from '#functions/services/series/begin-run.ts';
import { endWithoutVideo } from '#functions/services/series/end-run.ts';
import { failRun } from '#functions/services/series/fail-run.ts';
import { writeScript } from '#functions/services/series/write-script.ts';
import { newId } from '#functions/wiring/clock.ts';
import { useTable } from '#test/support/cloud/use-table.ts';
import { draftOf, RunWorld } from '#test/support/series/run-ports.ts';
import { ideaOf, seriesOf } from '#test/support/series/series-here.ts';
import { seriesInTable } from '#test/support/series/series-in-table.ts';
import { TOLD_STORIES } from '#test/support/series/told-stories.ts';
import { defined } from '#test/support/values.ts';

const table = useTable();
let world: RunWorld;
let ownerId: string;
beforeEach(() => {
  vi.spyOn(log, 'warn').mockImplementation(() => {});
  world = new RunWorld(table);
  ownerId = newId();
});

const ENGLISH = TOLD_STORIES.filter(({ language }) => language === 'en');
const [earlier, other] = ENGLISH;
if (earlier?.retold === undefined || other === undefined) throw new Error('The stories are missing.');
const { told, retold } = earlier;
const TOLD = draftOf(told.title, told.content);
const RETOLD = draftOf(retold.title, retold.content);
const OTHER = draftOf(other.told.title, other.told.content);

/** A run that has started; its creator approves scripts unless `approves` says otherwise. */
const begun = async (
  approves: Series['choice']['approves'] = 'script',
  idea: Partial<Idea> = {},
  other: Partial<Series['choice']> = {},
): Promise<Run> => {
  const choice = { ...seriesOf(ownerId).choice, ...other };
  const airedUntil = '2026-03-04T18:30:00.000Z';
  const series = await seriesInTable(
    table,
    seriesOf(ownerId, { airedUntil, choice: { ...choice, approves } }),
    0,
  );
  await world
    .ports()
    .ideas()
    .add([ideaOf(series, idea)]);
  const run = await beginRun(world.ports(), { ownerId, seriesId: series.id, execution: newId() }, world.now);
  if (run === undefined) throw new Error('The run did not begin.');
  return run;
};
const write = (run: Run): Promise<Run | undefined> => writeScript(world.ports(), run, world.now);
const stories = async () => (await world.ports().stories().list(ownerId)).items;
/** Gives the account a story that was written on another day. */
const giveStory = async (draft: typeof TOLD): Promise<void> => {
  const written = { ...draft, prompt: '', category: 'Mystery', language: 'en' } as const;
  await world
    .ports()
    .stories()
    .save(newStory(newId(), ownerId, written, world.now));
};
/** Keeps writing until nothing is left to write, as the state machine does. */
const writeAll = async (run: Run): Promise<Run | undefined> => {
  let now: Run | undefined = run;
  while (now !== undefined && nextStep(now) === 'write') now = await write(now);
  return now;
};

describe('the script of a run', () => {
  it('is written from the idea, premise and hook, is saved as the run’s story, and awaits approval', async () => {
    const asked: StoryRequest[] = [];
    world.write = async (request) => {
      asked.push(request);
      return OTHER;
    };
    const run = await begun();
    const written = await write(run);
    expect(asked).toMatchObject([
      {
        prompt: 'The keeper who never slept.',
        category: 'Mystery',
        language: 'en',
        episode: { words: 150, isRepetition: false, premise: seriesOf(ownerId).choice.premise },
      },
    ]);
    expect(written).toMatchObject({ status: 'script_waits', isWritten: true, writes: 1 });
    expect(await stories()).toMatchObject([{ id: run.storyId, run: run.id, title: other.told.title }]);
    expect(world.letters.map(({ kind }) => kind)).toEqual(['run-waits']);
  });

  it('goes straight to filming, without asking for approval yet, when only the video needs approval', async () => {
    world.write = async () => OTHER;
    const written = await write(await begun('video'));
    expect(written).toMatchObject({ status: 'writing', isWritten: true });
    expect(written && nextStep(written)).toBe('film');
    expect(world.letters).toEqual([]);
  });

  it('is the creator’s own script word for word if the idea has one, with the idea as its title', async () => {
    const run = await begun('script', { text: 'The captain', script: other.told.content });
    expect(await write(run)).toMatchObject({ status: 'script_waits', post: { title: 'The captain' } });
    expect(await stories()).toMatchObject([
      { title: 'The captain', isOwn: true, content: other.told.content },
    ]);
  });

  it('is not written twice when a try is killed before recording it', async () => {
    world.write = async () => OTHER;
    const run = await begun();
    const { runs, ...ports } = world.ports();
    const dying = { ...ports, runs: () => ({ ...runs(), replace: () => Promise.reject(new Error('died')) }) };
    await expect(writeScript(dying, run, world.now)).rejects.toThrow('died');
    world.write = async () => TOLD;
    expect(await write(run)).toMatchObject({ status: 'script_waits', writes: 1 });
    expect(await stories()).toMatchObject([{ id: run.storyId, title: other.told.title }]);
  });

  it('is submitted to its creator once, even if the try that should have submitted it was killed after writing it', async () => {
    world.write = async () => OTHER;
    const written = defined(await write(await begun()));
    world.letters.length = 0;
    expect(await write(written)).toEqual(written);
    expect(await write(written)).toEqual(written);
    expect(world.letters).toHaveLength(1);
  });

  it('is recorded with the earlier story that it most resembles', async () => {
    await giveStory(TOLD);
    world.write = async () => OTHER;
    const written = await write(await begun());
    expect(written?.mostLike?.title).toBe(told.title);
    expect(written?.mostLike?.percent).toBeLessThan(50);
  });

  // Proves series-series-deleted-writes-films.
  it('is not written or kept if its series has been deleted', async () => {
    const run = await begun();
    await world.ports().series().remove(ownerId, run.seriesId);
    expect(await write(run)).toBeUndefined();
    expect(await stories()).toEqual([]);
  });
});

describe('a script that repeats an earlier story', () => {
  it('is written again from a request that lists the repeated parts, but never the earlier title', async () => {
    await giveStory(TOLD);
    const asked: StoryRequest[] = [];
    world.write = async (request) => {
      asked.push(request);
      return asked.length === 1 ? RETOLD : OTHER;
    };
    const run = await begun();
    const again = await write(run);
    expect(again).toMatchObject({ status: 'writing', writes: 1, isWritten: false });
    expect(await stories()).toHaveLength(1);
    expect(await writeAll(defined(again))).toMatchObject({ status: 'script_waits', writes: 2 });
    expect(asked[1]?.episode?.isRepetition).toBe(true);
    expect(JSON.stringify(asked[1])).not.toContain(told.title);
  });

  // Proves series-model-always-answers.
  it('is held and kept after three identical model answers, and its creator gets a letter', async () => {
    await giveStory(TOLD);
    let writes = 0;
    world.write = async () => {
      writes += 1;
      return RETOLD;
    };
    const held = await writeAll(await begun());
    expect(writes).toBe(SCRIPT_WRITES);
    expect(held).toMatchObject({ status: 'held', held: 'alike', isWritten: true, writes: SCRIPT_WRITES });
    expect(held?.reason).toContain(`‘${told.title}’`);
    expect(held?.mostLike?.percent).toBeGreaterThanOrEqual(50);
    expect(await stories()).toHaveLength(2);
    expect(world.letters.map(({ kind }) => kind)).toEqual(['run-held']);
  });

  it('is held at once if its creator wrote it', async () => {
    await giveStory(TOLD);
    const held = await write(await begun('script', { script: retold.content }));
    expect(held).toMatchObject({ status: 'held', held: 'alike', writes: 1 });
  });

  // Proves series-series-videos-nobody-pay.
  it('is accepted if that story’s run made no video and returned its idea', async () => {
    const run = await begun('script', { script: told.content });
    const written = defined(await write(run));
    const nothing = { status: 'skipped', reason: 'Too few credits.', keepsIdea: true } as const;
    await endWithoutVideo(world.ports(), written, nothing, world.now);
    world.now = new Date('2026-03-10T18:30:00.000Z');
    const next = await beginRun(
      world.ports(),
      { ownerId, seriesId: run.seriesId, execution: newId() },
      world.now,
    );
    expect(next?.idea.id).toBe(run.idea.id);
    expect(await write(defined(next))).toMatchObject({ status: 'script_waits' });
  });

  it('is accepted if it replaces the script of that story', async () => {
    world.write = async () => TOLD;
    const first = defined(await write(await begun()));
    const again = { ...first, status: 'writing', isWritten: false, round: 2, storyId: newId() } as const;
    const remade = { ...again, version: first.version + 1, note: 'Calmer.', writes: 0 };
    await world.ports().runs().replace(first, remade);
    world.write = async () => RETOLD;
    expect(await write(remade)).toMatchObject({ status: 'script_waits', writes: 1 });
  });
});

describe('a script in trouble', () => {
  it('is held with a reason, and not kept, if it breaks the rules', async () => {
    world.write = async () => OTHER;
    world.judge = () => ({ class: 'threat', passage: 'a threat' });
    const held = await write(await begun());
    expect(held).toMatchObject({ status: 'held', held: 'rules', isWritten: false });
    expect(held?.reason).toContain('a threat');
    expect(await stories()).toEqual([]);
    expect(world.letters.map(({ kind }) => kind)).toEqual(['run-held']);
  });

  it('is held with a reason if the model declines', async () => {
    world.write = async () => Promise.reject(new Refusal('refused_by_model'));
    expect(await write(await begun())).toMatchObject({
      status: 'held',
      held: 'rules',
      reason: 'The AI writer declined this idea.',
    });
  });

  it.each(['provider_unavailable', 'provider_timeout', 'bad_model_answer'] as const)(
    'is retried after %s; then its run fails and its idea returns to the front',
    async (code) => {
      world.write = async () => Promise.reject(new Refusal(code));
      const run = await begun();
      await expect(write(run)).rejects.toThrow(Refusal);
      await world
        .ports()
        .ideas()
        .add([ideaOf({ ...seriesOf(ownerId), id: run.seriesId }, { text: 'Later.' })]);
      const failed = await failRun(world.ports(), ownerId, run.id, world.now);
      expect(failed).toMatchObject({ status: 'failed', endedBy: 'product' });
      const waiting = await world.ports().ideas().list(ownerId, run.seriesId);
      expect(waiting.map(({ text }) => text)).toEqual(['The keeper who never slept.', 'Later.']);
      const series = await world.ports().series().find(ownerId, run.seriesId);
      expect(series).toMatchObject({ status: 'active', trouble: failed?.reason });
    },
  );

  it('is not replaced by a demo tale while the model is unavailable', async () => {
    world.write = async () => ({ ...OTHER, insteadOf: { model: 'model', reason: 'away' } });
    await expect(write(await begun())).rejects.toThrow(Refusal);
    expect(await stories()).toEqual([]);
  });

  it('is skipped while the budget is used up, and its idea waits', async () => {
    world.write = async () => Promise.reject(new Refusal('budget_reached'));
    const run = await begun();
    expect(await write(run)).toMatchObject({ status: 'skipped', endedBy: 'product' });
    expect(await world.ports().ideas().list(ownerId, run.seriesId)).toHaveLength(1);
  });

  // Proves series-series-videos-nobody-pay.
  it('is not requested without credits for its video; its series shows why, and its idea waits', async () => {
    world.credits = 9;
    const run = await begun('video');
    const skipped = await write(run);
    expect(skipped).toMatchObject({ status: 'skipped', endedBy: 'product', isWritten: false });
    expect(skipped?.reason).toMatch(/^A video costs 10 credits, and your account has 9 credits\./u);
    const series = await world.ports().series().find(ownerId, run.seriesId);
    expect(series).toMatchObject({ status: 'active', trouble: skipped?.reason });
    expect(await world.ports().ideas().list(ownerId, run.seriesId)).toHaveLength(1);
    expect(await stories()).toEqual([]);
  });

  it('is skipped, and its series paused, when the video would take the balance below the floor', async () => {
    world.credits = 15;
    const run = await begun('video', {}, { creditFloor: 6 });
    expect(await write(run)).toMatchObject({ status: 'skipped' });
    const series = await world.ports().series().find(ownerId, run.seriesId);
    expect(series).toMatchObject({ status: 'paused', pause: { because: 'credits' } });
  });

  it('is written even without credits when scripts are approved first', async () => {
    world.credits = 0;
    world.write = async () => OTHER;
    expect(await write(await begun('script'))).toMatchObject({ status: 'script_waits' });
  });

  it('can’t fail once it is written', async () => {
    world.write = async () => OTHER;
    const written = defined(await write(await begun('video')));
    expect(await failRun(world.ports(), ownerId, written.id, world.now)).toEqual(written);
  });
});
