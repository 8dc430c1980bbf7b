import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Narrator, Painter } from '#functions/domain/providers/ports.ts';
import { CERTIFICATE } from '#test/support/builders/certificate.ts';
import { startTable } from '#test/support/cloud/store-here.ts';
import { writeVoice } from '#test/support/film/film-fixtures.ts';
import { rehearse, STEPS, type StepName, steadyPainter, steadyVoice } from '#test/support/film/rehearsal.ts';

const SLOW_MS = 240_000;
const SCENES = [
  'The last train left the station at midnight, and nobody on the platform saw who was driving it away.',
  'A boy with a lantern ran beside the window until the long platform ended and his breath gave out.',
  'In the morning the train stood there again, empty, and the hat of his grandfather was still warm.',
].map((narration) => ({ narration, picture: 'A train.' }));
const KEPT = ['Narrate', 'PaintScene', 'FilmScene', 'JoinFilm'] as const satisfies readonly StepName[];

let database: Awaited<ReturnType<typeof startTable>>;
beforeAll(async () => {
  database = await startTable();
});
afterAll(() => database.close());

interface Job {
  readonly attempt: number;
}
/** The first step receives the job itself. */
interface Input extends Partial<Job> {
  readonly job?: Job;
  readonly index?: number;
  readonly still?: { readonly index: number };
}
const attemptOf = (input: unknown): number | undefined => ((input as Input).job ?? (input as Input)).attempt;
const sceneOf = (input: unknown): number | undefined =>
  (input as Input).index ?? (input as Input).still?.index;
/** Picks one call of a step that runs for each scene. */
const isInTheMiddle = (input: unknown): boolean => [undefined, 1].includes(sceneOf(input));

it.each(STEPS.filter((step) => step !== 'FailVideo'))(
  'a retry completes a film whose first attempt ends at %s, and repeats no finished work',
  { timeout: SLOW_MS },
  async (interrupted) => {
    let [spoken, painted] = [0, 0];
    const narrator: Narrator = {
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
      retried: true,
      dies: (step, input) => step === interrupted && attemptOf(input) === 1 && isInTheMiddle(input),
    });
    expect(film.video).toMatchObject({ status: 'completed', attempt: 2 });
    expect(film.credits).toBe(20);
    expect(film.left).toEqual([]);
    expect(spoken).toBe(1);
    const scenes = film.calls.flatMap(({ step, input }) => (step === 'PaintScene' ? [sceneOf(input)] : []));
    expect(painted).toBe(new Set(scenes).size);
    const resultsOf = (step: StepName, attempt: number) =>
      film.calls
        .filter(
          (call) => call.step === step && call.result !== undefined && attemptOf(call.input) === attempt,
        )
        .map(({ result }) => result as { index?: number; reused: boolean });
    for (const step of KEPT) {
      const done = new Set(resultsOf(step, 1).map(({ index }) => index));
      const again = resultsOf(step, 2);
      expect(again.length, step).toBeGreaterThan(0);
      // Work that was stored before its step was interrupted is not repeated either.
      for (const { index, reused } of again)
        expect(reused || !done.has(index), `${step} ${index}`).toBe(true);
    }
  },
);

it('a retry joins a film again whose files were removed after an interrupted check', {
  timeout: SLOW_MS,
}, async () => {
  let checks = 0;
  const film = await rehearse(database.table, {
    scenes: SCENES,
    retried: true,
    stand: {
      CertifyFilm: async (_, media) => {
        checks += 1;
        if (checks > 1) return CERTIFICATE;
        await media.removeAll('media/');
        throw new Error('The machine is gone.');
      },
    },
    // Step Functions would retry the certificate within the attempt.
    dies: (step, input) => step === 'CertifyFilm' && attemptOf(input) === 1 && checks > 0,
  });
  expect(film.video).toMatchObject({ status: 'completed', attempt: 2 });
  const joins = film.calls.flatMap(({ step, result }) =>
    step === 'JoinFilm' ? [(result as { reused: boolean }).reused] : [],
  );
  expect(joins).toEqual([false, false]);
});

it('a retry records a silent narration again', { timeout: SLOW_MS }, async () => {
  let asked = 0;
  const narrator: Narrator = {
    narrate: async (request) => {
      asked += 1;
      const { audio, words } = await steadyVoice().narrate(request);
      const silence = writeVoice([], (words.at(-1)?.endMs ?? 0) + 500);
      return { audio: asked === 1 ? silence : audio, words };
    },
  };
  const film = await rehearse(database.table, { scenes: SCENES, narrator, retried: true });
  expect(film.video).toMatchObject({ status: 'completed', attempt: 2 });
  expect([asked, film.credits, film.left]).toEqual([2, 20, []]);
});
