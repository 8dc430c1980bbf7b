import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { Painter } from '#functions/domain/providers/ports.ts';
import { FilmSceneInput, MixSoundInput } from '#functions/workflows/render/messages.ts';
import { CERTIFICATE } from '#test/support/builders/certificate.ts';
import { filmOf } from '#test/support/builders/film-of.ts';
import { startTable } from '#test/support/cloud/store-here.ts';
import { writeVoice } from '#test/support/film/film-fixtures.ts';
import {
  rehearse,
  type StepName,
  steadyPainter,
  steadyVoice,
  type Voice,
} from '#test/support/film/rehearsal.ts';

const SLOW_MS = 240_000;
const SCENES = [
  'The last train left at midnight, and nobody saw who was driving it.',
  'A boy with a lantern ran beside it until the long platform ended.',
  'In the morning it stood there, empty, and one hat was still warm.',
].map((narration) => ({ narration, picture: 'A train.' }));
const PREPARED = ['SpeakScene', 'PaintScene'] as const satisfies readonly StepName[];
const KEPT = [...PREPARED, 'FilmScene', 'JoinFilm'] as const satisfies readonly StepName[];

let database: Awaited<ReturnType<typeof startTable>>;
beforeAll(async () => {
  database = await startTable();
});
afterAll(() => database.close());

/** Skips filming and joining, for tests of earlier steps. */
const UNFILMED: NonNullable<Parameters<typeof rehearse>[1]['stand']> = {
  FilmScene: async (input) => ({ ...FilmSceneInput.parse(input), clips: 'clips/' }),
  JoinFilm: async (_, media) => {
    await media.write('film', JSON.stringify(filmOf()), '');
    return { filmKey: 'film', timelineKey: 'timeline' };
  },
  CertifyFilm: async () => CERTIFICATE,
};

const Job = z.object({ attempt: z.number() });
/** The first step receives the job itself. */
const Input = Job.partial().extend({ job: Job.optional(), index: z.number().optional() });
const Made = z.object({ index: z.number().optional(), reused: z.boolean() });
const attemptOf = (input: unknown): number | undefined => {
  const { job, attempt } = Input.parse(input);
  return job?.attempt ?? attempt;
};
const sceneOf = (input: unknown): number | undefined => Input.parse(input).index;
/** Picks one call of a step: the call for the second scene if the step runs once per scene. */
const isInTheMiddle = (input: unknown): boolean => [undefined, 1].includes(sceneOf(input));

/**
 * Makes a film whose attempts end at the given steps, one after the other, until the last attempt completes it without
 * repeating finished work.
 */
const interruptAt = async (
  ends: readonly StepName[],
  repeats: readonly StepName[],
  stand: NonNullable<Parameters<typeof rehearse>[1]['stand']> = {},
): Promise<void> => {
  let [spoken, painted] = [0, 0];
  const narrator: Voice = {
    narrate: (request) => {
      spoken += 1;
      return steadyVoice().narrate(request);
    },
  };
  const painter: Painter = {
    paint: (...order) => {
      painted += 1;
      return steadyPainter.paint(...order);
    },
  };
  const film = await rehearse(database.table, {
    scenes: SCENES,
    narrator,
    painter,
    attempts: ends.length + 1,
    stand,
    dies: (step, input) => step === ends[(attemptOf(input) ?? 0) - 1] && isInTheMiddle(input),
  });
  expect(film.video).toMatchObject({ status: 'completed', attempt: ends.length + 1 });
  expect(film.credits).toBe(20);
  expect(film.left).toEqual([]);
  const callsOf = (step: StepName) => film.calls.filter((call) => call.step === step);
  const scenesOf = (step: StepName) => new Set(callsOf(step).map(({ input }) => sceneOf(input)));
  expect(spoken).toBe(scenesOf('SpeakScene').size);
  expect(painted).toBe(scenesOf('PaintScene').size);
  for (const step of repeats) {
    const ended = callsOf(step).flatMap(({ input, result }) =>
      result === undefined ? [] : [{ attempt: attemptOf(input) ?? 0, ...Made.parse(result) }],
    );
    expect(ended.at(-1)?.attempt, step).toBe(ends.length + 1);
    for (const { attempt, index, reused } of ended) {
      const isDone = ended.some((earlier) => earlier.attempt < attempt && earlier.index === index);
      // Work that was stored before its step was interrupted is not repeated either.
      expect(reused || !isDone, `${step} ${index} in attempt ${attempt}`).toBe(true);
    }
  }
};

it.each(['PlanScenes', 'SpeakScene', 'PaintScene'] as const)(
  'a retry completes a film whose first attempt ends at %s, and repeats no finished work',
  { timeout: SLOW_MS },
  (interrupted) => interruptAt([interrupted], PREPARED, UNFILMED),
);

// The film is finished without `MixSound`, so that step has a test of its own: `film-sound.test.ts`.
it(
  'retries complete a film whose attempts end at FilmScene, JoinFilm, CertifyFilm and FinishVideo, and repeat no finished work',
  { timeout: SLOW_MS },
  () => interruptAt(['FilmScene', 'JoinFilm', 'CertifyFilm', 'FinishVideo'], KEPT),
);

// Proves rule-retry-replaces-whatever-made-film.
it('a retry joins a film again if its files were removed after an interrupted check', {
  timeout: SLOW_MS,
}, async () => {
  let checks = 0;
  const film = await rehearse(database.table, {
    scenes: SCENES,
    attempts: 2,
    stand: {
      CertifyFilm: async (_, media) => {
        checks += 1;
        if (checks > 1) return CERTIFICATE;
        await media.removeAll('media/');
        throw new Error('The machine is gone.');
      },
    },
    // Otherwise Step Functions would retry the certificate within the attempt.
    dies: (step, input) => step === 'CertifyFilm' && attemptOf(input) === 1 && checks > 0,
  });
  expect(film.video).toMatchObject({ status: 'completed', attempt: 2 });
  const joins = film.calls.flatMap(({ step, result }) =>
    step === 'JoinFilm' ? [Made.parse(result).reused] : [],
  );
  expect(joins).toEqual([false, false]);
});

// Proves rule-retry-replaces-whatever-made-film.
it('if a recording is silent, only its scene is spoken again, within the same attempt', {
  timeout: SLOW_MS,
}, async () => {
  const asked: string[] = [];
  const narrator: Voice = {
    narrate: async (request) => {
      asked.push(request.script);
      const { audio, words } = await steadyVoice().narrate(request);
      const silence = writeVoice([], (words.at(-1)?.endMs ?? 0) + 500);
      return { audio: asked.length === 1 ? silence : audio, words };
    },
  };
  const film = await rehearse(database.table, { scenes: SCENES, narrator, stand: UNFILMED });
  expect(film.video).toMatchObject({ status: 'completed', attempt: 1 });
  expect(asked.toSorted()).toEqual([asked[0], ...SCENES.map(({ narration }) => narration)].toSorted());
  expect([film.credits, film.left]).toEqual([20, []]);
});

// Proves rule-retry-replaces-whatever-made-film.
it('a retry speaks a scene again if its recording was damaged after it was stored', {
  timeout: SLOW_MS,
}, async () => {
  let [asked, damaged] = [0, false];
  const narrator: Voice = {
    narrate: (request) => {
      asked += 1;
      return steadyVoice().narrate(request);
    },
  };
  const film = await rehearse(database.table, {
    scenes: SCENES,
    narrator,
    attempts: 2,
    stand: {
      MixSound: async (input, media, step) => {
        const { voices } = MixSoundInput.parse(input);
        if (!damaged) await media.write(`${voices[1]}recording`, 'noise', '');
        damaged = true;
        return step(input);
      },
    },
  });
  expect(film.video).toMatchObject({ status: 'completed', attempt: 2 });
  expect([asked, film.credits, film.left]).toEqual([SCENES.length + 1, 20, []]);
});

// Proves rule-voice-speaks-whole-film.
it('one narrator speaks a whole film, even if another becomes available meanwhile', {
  timeout: SLOW_MS,
}, async () => {
  const speakers: string[] = [];
  let chosen = 0;
  const film = await rehearse(database.table, {
    scenes: SCENES,
    stand: UNFILMED,
    narrators: {
      atWork: async () => {
        chosen += 1;
        return `narrator ${chosen}`;
      },
      named: (name) => ({
        speaker: () => name,
        maker: () => ({ name, kind: 'trained' }),
        narrate: (request) => {
          speakers.push(name);
          return steadyVoice().narrate(request);
        },
      }),
    },
  });
  expect(film.video).toMatchObject({ status: 'completed' });
  expect(new Set(speakers).size).toBe(1);
});
