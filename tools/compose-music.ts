import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { loudnessOf, render, SAMPLE_RATE, SONGS, writeOpus } from '@veilcast/composer';
import { TRACKS } from '#contract/catalogue.ts';

const FOLDER = new URL('../assets/music/', import.meta.url);
const LICENCE = 'CC0-1.0';
const AUTHOR = 'Veilcast';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((id) => !TRACKS.some((track) => track.id === id));
if (unknown.length > 0) {
  console.error(
    `No such track: ${unknown.join(', ')}. Choose from: ${TRACKS.map(({ id }) => id).join(', ')}`,
  );
  process.exit(1);
}

for (const { id } of TRACKS) {
  if (wanted.length > 0 && !wanted.includes(id)) continue;
  const started = performance.now();
  const sound = render(SONGS[id]);
  await writeOpus(sound, fileURLToPath(new URL(`${id}.ogg`, FOLDER)));
  const seconds = (sound[0].length / SAMPLE_RATE).toFixed(1);
  const took = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${id}: ${seconds} s at ${loudnessOf(sound).toFixed(1)} LUFS, rendered in ${took} s`);
}

const tracks = TRACKS.map(({ id, name, genre }) => {
  const { bpm, bars, beatsPerBar } = SONGS[id];
  const seconds = Math.round(((bars * beatsPerBar * 60) / bpm) * 1000) / 1000;
  return {
    id,
    name,
    genre,
    seconds,
    bpm,
    licence: LICENCE,
    author: AUTHOR,
    source: `packages/composer/tracks/${id}.ts`,
  };
});
await writeFile(new URL('tracks.json', FOLDER), `${JSON.stringify(tracks, null, 2)}\n`);
