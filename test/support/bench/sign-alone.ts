/**
 * Signs the files of a film as JoinFilm does, reads them as CertifyFilm does, and reports the cost of both:
 * `sign-alone.ts <dir>`.
 */

import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { inspectCredentials } from '#functions/film/certificate/certify-credentials.ts';
import { signFilm } from '#functions/film/credentials/sign-film.ts';
import { testedSigner } from '#functions/film/credentials/tested-signer.ts';
import { newTestIdentity } from '#local/support/test-identity.ts';
import { peakMb, stopwatch } from './stages.ts';

const [dir = ''] = process.argv.slice(2);
const { stages, timed } = stopwatch();
const identity = await newTestIdentity();
const [files, thumbnails] = [
  [
    { format: 'mp4', quality: '480p' },
    { format: 'mp4', quality: '720p' },
    { format: 'mp4', quality: '1080p' },
    { format: 'webm', quality: '720p' },
  ] as const,
  Array.from({ length: 8 }, (_, index) => join(dir, `scene-${index}.jpg`)),
];
const film = {
  files: await Promise.all(
    files.map(async (file) => {
      const path = join(dir, `film-${file.quality}.${file.format}`);
      return { ...file, path, bytes: (await stat(path)).size };
    }),
  ),
  poster: join(dir, 'poster.jpg'),
  thumbnails,
  captions: '',
  sceneStarts: [],
  seconds: 45,
};
await Promise.all([film.poster, ...thumbnails].map((path) => readFile(path)));
const before = peakMb();
const signer = await timed('load', () => testedSigner(identity, new Date()));
if (typeof signer === 'string') throw new Error(`The test identity is ${signer}.`);
const makers = {
  pictures: [{ name: 'OpenAI', model: 'gpt-image-2.5-flare', kind: 'trained' }],
  voices: [{ name: 'Amazon Polly', model: 'neural', kind: 'trained' }],
} as const;
const signed = await timed('sign', () => signFilm(film, { signer, title: 'Bench', makers }));
const signedMb = peakMb() - before;
const faults: string[] = [];
await timed('read', () => inspectCredentials(signed, 'signed', faults));
console.log(JSON.stringify({ stages, signedMb, peakMb: peakMb() - before, faults }));
