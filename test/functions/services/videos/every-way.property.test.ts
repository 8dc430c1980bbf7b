import fc from 'fast-check';
import { afterAll, beforeAll, it, vi } from 'vitest';
import { CREDITS_PER_SCENE, CREDITS_PER_VIDEO } from '#contract/catalogue.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Table } from '#functions/store/table/table.ts';
import { startTable } from '#test/support/cloud/store-here.ts';
import { emptyTable } from '#test/support/queue/queue-rows.ts';
import { runs } from '#test/support/run/full-run.ts';
import { defined } from '#test/support/values.ts';
import { Audit } from '#test/support/ways/audit.ts';
import { type House, openHouse } from '#test/support/ways/house.ts';
import { living } from '#test/support/ways/mortal.ts';

const RUNS = runs(20, 1);
const LIMIT_MS = 3_600_000;

let place: { table: Table; close: () => Promise<void> };
beforeAll(async () => (place = await startTable()));
afterAll(async () => {
  vi.useRealTimers();
  await place.close();
});

const step = fc.record({
  /** Which of the possible actions to take, and on which of the possible targets. */
  action: fc.nat(10_000),
  pick: fc.nat(11),
  scenes: fc.subarray([0, 1, 2, 3, 4], { minLength: 1 }),
  /** The number of writes after which the action’s process is killed, if it is. */
  dies: fc.oneof({ weight: 6, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.nat(6) }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const WORDS = [
  'And when the lamp went out at last, they said that it had never burned before.',
  'Then somebody laughed.',
  'The letter said that nobody should ever wait for the night train again.',
];

interface Deed {
  readonly name: string;
  /** The relative frequency of this action among the possible ones. */
  readonly weight: number;
  readonly work: () => Promise<unknown>;
}

/** Everything that creators, operators, workflows and duties can do in the current state. */
const deedsOf = async (
  house: House,
  audit: Audit,
  { pick, scenes, dies }: Step,
): Promise<readonly Deed[]> => {
  const { creator, executions, weather } = house;
  const some = <T>(list: readonly T[]): T | undefined => list[pick % Math.max(1, list.length)];
  const [boards, videos] = [await audit.boards(), await audit.videos()];
  const isSuspended = await house.isSuspended();
  const completed = videos.filter(({ status }) => status === 'completed');
  const claim = `claim-${pick}-${house.now().getTime()}`;
  const n = 1 + (pick % 4);
  const words = defined(WORDS[pick % WORDS.length]);
  const long = `${words} ${WORDS[0]}`;

  const about = <T>(
    things: readonly T[],
    deeds: Readonly<Record<string, readonly [number, (one: T) => Promise<unknown>]>>,
  ) => {
    const one = some(things);
    return one === undefined
      ? []
      : Object.entries(deeds).map(
          ([name, [weight, work]]): Deed => ({ name, weight, work: () => work(one) }),
        );
  };
  const save = (
    { id, version, scenes: drafts }: (typeof boards)[number],
    change: (all: typeof drafts) => unknown,
  ) => creator.save(id, { version, scenes: change(drafts) });
  const edit = async (id: string, work: () => Promise<unknown>): Promise<void> => {
    await work();
    audit.priced(id, CREDITS_PER_SCENE);
  };
  /** Does this work, and records that the words have been judged. */
  const judging = async (id: string, work: () => Promise<unknown>): Promise<void> => {
    const { words: said } = weather;
    await work();
    audit.judged(id, said);
  };
  const update = async ({ id }: { readonly id: string }): Promise<void> => {
    const storyboard = await creator.read(id);
    await judging(id, () => creator.update(id, storyboard?.version ?? 0, claim));
    audit.priced(id, storyboard?.update?.credits);
  };
  return [
    ...about([creator], {
      open: [3, () => creator.open()],
      create: [
        4,
        async () => {
          const made = await creator.create(claim);
          audit.priced(made?.id ?? '', CREDITS_PER_VIDEO);
          audit.judged(made?.id ?? '', weather.words);
        },
      ],
      createTwice: [1, () => twice(() => creator.create())],
    }),
    ...about(boards, {
      paint: [
        6,
        ({ id, scenes: all }) =>
          creator.paint(
            id,
            scenes.flatMap((index) => all[index]?.id ?? []),
            claim,
          ),
      ],
      paintTwice: [
        2,
        ({ id, scenes: all }) =>
          twice(() =>
            creator.paint(
              id,
              all.map((scene) => scene.id),
              claim,
            ),
          ),
      ],
      speak: [4, ({ id }) => creator.speak(id)],
      deleteScene: [2, (board) => save(board, (all) => (all.length < 2 ? all : all.toSpliced(pick % 2, 1)))],
      addScene: [
        3,
        (board) =>
          save(board, (all) => [
            ...all,
            { id: `n${all.length}x${pick}`, narration: words, picture: 'A lamp.' },
          ]),
      ],
      changeWords: [
        5,
        (board) =>
          save(board, (all) =>
            all.with(pick % all.length, { ...defined(all[pick % all.length]), narration: long }),
          ),
      ],
    }),
    ...about(
      boards.filter(({ videoId }) => videoId === undefined),
      {
        film: [8, ({ id }) => judging(id, () => creator.film(id, claim))],
        filmTwice: [2, ({ id }) => twice(() => creator.film(id))],
        discard: [2, ({ id }) => creator.discard(id)],
      },
    ),
    ...about(
      boards.filter(({ videoId }) => completed.some(({ id }) => id === videoId)),
      { update: [14, update] },
    ),
    ...about(executions.waiting, {
      // Only one of the execution's steps is killed, and that step is retried.
      work: [30, () => executions.runNext(dies === undefined ? undefined : { step: 1 + pick, writes: dies })],
      lose: [2, async () => executions.loseNext()],
    }),
    ...about(
      videos.filter(({ status }) => status === 'failed'),
      { retry: [6, ({ id }) => creator.retry(id)] },
    ),
    ...about(completed, {
      repaint: [6, ({ id }) => edit(id, () => creator.repaint(id, n, claim))],
      rewrite: [6, ({ id }) => edit(id, () => judging(id, () => creator.rewrite(id, n, long, claim)))],
      openVideo: [5, ({ id }) => creator.openVideo(id)],
      share: [5, ({ id }) => creator.share(id)],
      hide: [2, ({ id }) => house.operator('hide', id)],
    }),
    ...about(
      completed.filter(({ previous }) => previous !== undefined),
      { bringBack: [6, ({ id }) => judging(id, () => creator.bringBack(id))] },
    ),
    ...about(
      videos.filter(({ status }) => status !== 'deleting'),
      {
        delete: [3, ({ id }) => creator.delete(id)],
        deleteForever: [1, ({ id }) => creator.delete(id, true)],
        takedown: [2, ({ id }) => house.operator('takedown', id)],
      },
    ),
    ...about(
      videos.filter(({ status }) => status === 'deleted'),
      { restore: [6, ({ id }) => creator.restore(id)] },
    ),
    ...about(
      videos.filter(({ restriction }) => restriction !== undefined),
      { giveBack: [6, ({ id }) => house.operator('restore', id)] },
    ),
    ...about(
      videos.filter(({ review }) => review === 'held'),
      { release: [5, ({ id }) => house.operator('release', id)] },
    ),
    ...about([house], {
      ...(isSuspended
        ? { reinstate: [10, () => house.operator('reinstate')] }
        : { suspend: [1, () => house.operator('suspend')] }),
      weather: [
        10,
        async () => {
          weather.paints = pick % 4 > 0;
          weather.speaks = pick % 5 > 0;
          weather.words = defined(
            (['fine', 'fine', 'held', 'away', 'unmoderated'] as const)[scenes.length % 5],
          );
          weather.pictures = pick % 5 === 1 ? 'held' : 'fine';
        },
      ],
      tend: [
        4,
        async () => {
          house.wait(0.6);
          await house.tend();
        },
      ],
      expire: [
        1,
        async () => {
          house.wait(25);
          await house.tend();
        },
      ],
    }),
  ];
};

/** Does the work twice at once; if a process is killed, this fails only after both have stopped writing. */
const twice = async (work: () => Promise<unknown>): Promise<void> => {
  for (const each of await Promise.allSettled([work(), work()]))
    if (each.status === 'rejected') throw each.reason;
};

const chosen = (deeds: readonly Deed[], action: number): Deed => {
  let at = action % deeds.reduce((sum, { weight }) => sum + weight, 0);
  for (const deed of deeds) {
    if (at < deed.weight) return deed;
    at -= deed.weight;
  }
  throw new RangeError('There is nothing to do.');
};

/** Does one thing and checks the result, which must be correct even after a refusal or a killed process. */
const act = async (audit: Audit, work: () => Promise<unknown>, dies?: number): Promise<void> => {
  await audit.begin();
  try {
    await living(dies, work);
  } catch (error) {
    if (!(error instanceof Refusal) && dies === undefined) throw error;
  }
  await audit.end();
};

const actAtRandom = async (house: House, audit: Audit, one: Step, trail: string[]): Promise<void> => {
  const { name, work } = chosen(await deedsOf(house, audit, one), one.action);
  trail.push(one.dies === undefined ? name : `${name} (dies after ${one.dies} writes)`);
  await act(audit, work, name === 'work' ? undefined : one.dies);
};

const finishWork = async ({ executions }: House, audit: Audit): Promise<void> => {
  while (executions.waiting.length > 0) await act(audit, () => executions.runNext());
};

/** Most faults appear only once there is a finished video, and many sequences never produce one. */
const PAINTED = 'a painted storyboard and its video';
const BEGINNINGS = ['nothing', 'a video', PAINTED, PAINTED] as const;
const begin = async (house: House, audit: Audit, beginning: (typeof BEGINNINGS)[number]): Promise<void> => {
  const { creator } = house;
  if (beginning === 'nothing') return;
  if (beginning === 'a video') await act(audit, () => creator.create());
  else {
    await act(audit, () => creator.open());
    const [board] = await audit.boards();
    const scenes = defined(board).scenes.map(({ id }) => id);
    await act(audit, () => creator.paint(defined(board).id, scenes));
    await act(audit, () => creator.speak(defined(board).id));
    await finishWork(house, audit);
    await act(audit, () => creator.film(defined(board).id));
  }
  await finishWork(house, audit);
  for (const { id } of await audit.videos()) await act(audit, () => creator.share(id));
};

/** Anything withheld must stay inaccessible for good, so some sequences end by withholding something. */
const ENDINGS = ['nothing', 'takedown', 'takedown', 'hide', 'suspend', 'delete'] as const;
const end = async (house: House, audit: Audit, ending: (typeof ENDINGS)[number]): Promise<void> => {
  if (ending === 'nothing') return;
  if (ending === 'suspend') return act(audit, () => house.operator('suspend'));
  for (const { id } of await audit.videos()) {
    if (ending === 'hide') await act(audit, () => house.creator.share(id));
    await act(audit, () => (ending === 'delete' ? house.creator.delete(id) : house.operator(ending, id)));
  }
};

const sequence = fc.record({
  beginning: fc.constantFrom(...BEGINNINGS),
  steps: fc.array(step, { minLength: 6, maxLength: 18, size: 'max' }),
  ending: fc.constantFrom(...ENDINGS),
});

it(
  'no sequence of actions on videos loses credits, budgets or files, or shows strangers what is withheld',
  async () => {
    await fc.assert(
      fc.asyncProperty(sequence, async ({ beginning, steps, ending }) => {
        await emptyTable(place.table);
        const house = await openHouse(place.table);
        await house.grant(100);
        const audit = new Audit(house, place.table);
        const trail: string[] = [beginning];
        try {
          await begin(house, audit, beginning);
          for (const one of steps) await actAtRandom(house, audit, one, trail);
          trail.push(`${ending} at the end`);
          await end(house, audit, ending);
          await audit.rest();
        } catch (error) {
          throw new Error(`After ${trail.join(', ')}:`, { cause: error });
        }
      }),
      // Shrinking to a shorter sequence with the same fault takes minutes.
      { numRuns: RUNS, endOnFailure: true },
    );
  },
  LIMIT_MS,
);
