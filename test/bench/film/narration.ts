import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '#contract/catalogue.ts';
import { realVoices } from '#local/voices/real-voices.ts';
import { beginningOf, type Measured, measureReadings } from '#test/support/narration/measure-readings.ts';
import { speakStory, storiesOf, VOICES_OF } from '#test/support/narration/spoken-stories.ts';

/**
 * How reliably a recording of the script is distinguished from a wrong recording: `npm run bench -- film/narration`.
 * Each voice reads two stories, once in full and once only the beginning; the threshold is tuned on the first story
 * and tested on the second. Synthesising the speech takes 25 minutes, but only the first time.
 */

const MISTAKES_EACH = 2;
const percent = (part: number, of: number): string =>
  `${part} of ${of} (${((100 * part) / of).toFixed(1)} %)`;
const two = (value: number): string => value.toFixed(3);

const halves: [Measured[], Measured[]] = [[], []];
const folder = await mkdtemp(join(tmpdir(), 'veilcast-narration-'));
try {
  const voices = await realVoices();
  for (const language of LANGUAGES)
    for (const voice of VOICES_OF[language]) {
      const [first, second] = storiesOf(language);
      if (first === undefined || second === undefined) continue;
      const set = await speakStory(voices, first, voice);
      const proof = await speakStory(voices, second, voice);
      const [shortSet, shortProof] = [beginningOf(set), beginningOf(proof)];
      halves[0].push(...(await measureReadings(folder, set, proof, MISTAKES_EACH)));
      halves[0].push(...(await measureReadings(folder, shortSet, shortProof, 1)));
      halves[1].push(...(await measureReadings(folder, proof, set, MISTAKES_EACH)));
      halves[1].push(...(await measureReadings(folder, shortProof, shortSet, 1)));
      process.stdout.write(`${language} ${voice}\n`);
    }
} finally {
  await rm(folder, { recursive: true });
}

for (const [half, measured] of halves.entries()) {
  process.stdout.write(`${half === 0 ? 'set' : 'proof'}\n`);
  const rows: Record<string, object> = {};
  for (const name of new Set(measured.map((one) => one.name))) {
    const mine = measured.filter((one) => one.name === name);
    const worst = mine.map((one) => one.worst).toSorted((one, other) => one - other);
    const placed = mine.filter(({ isPlaceRight }) => isPlaceRight !== undefined);
    rows[name] = {
      readings: mine.length,
      refused: mine.filter(({ refused }) => refused !== undefined).length,
      'lowest cost': two(worst[0] ?? 0),
      'highest cost': two(worst.at(-1) ?? 0),
      'median cost': `${two(Math.min(...mine.map(({ median }) => median)))} to ${two(Math.max(...mine.map(({ median }) => median)))}`,
      'place right':
        placed.length === 0 ? '' : `${placed.filter((one) => one.isPlaceRight).length} of ${placed.length}`,
    };
  }
  console.table(rows);
  const [right, wrong] = [measured.filter((one) => one.isRight), measured.filter((one) => !one.isRight)];
  const refused = right.filter(({ refused: kind }) => kind !== undefined);
  const missed = wrong.filter(({ refused: kind }) => kind === undefined);
  process.stdout.write(
    `wrong refusals: ${percent(refused.length, right.length)}; missed mistakes: ${percent(missed.length, wrong.length)}\n`,
  );
}
process.exit();
