import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { FormatContext } from 'node-av/lib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RENDITIONS } from '#contract/catalogue.ts';
import { disclosureOfFilm, disclosureOfPictures } from '#functions/domain/credentials/disclosure.ts';
import type { FilmMakers } from '#functions/domain/credentials/maker.ts';
import type { Signing, SigningIdentity } from '#functions/domain/credentials/signing.ts';
import { certifyFilm } from '#functions/film/certificate/certify-film.ts';
import { readCredentials } from '#functions/film/credentials/read-credentials.ts';
import { signJoinedFilm } from '#functions/film/credentials/sign-joined-film.ts';
import type { JoinedFilm } from '#functions/film/join/join-film.ts';
import { newTestIdentity } from '#local/support/test-identity.ts';
import { type Finished, makeShortFilm, timelineOf } from '#test/support/film/short-film.ts';
import { fullIt } from '#test/support/run/full-it.ts';
import { isFullRun } from '#test/support/run/full-run.ts';
import { defined } from '#test/support/values.ts';

const FILM_LIMIT_MS = 180_000;
const renditions = RENDITIONS.filter(({ format, quality }) => format === 'webm' || quality === '480p');
const MAKERS: FilmMakers = {
  pictures: [{ name: 'OpenAI', model: 'a <new> "model"', kind: 'trained' }],
  voices: [{ name: 'eSpeak NG', kind: 'algorithmic' }],
};

let dir: string;
let made: JoinedFilm & Finished;
let film: JoinedFilm;
let identity: SigningIdentity;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'signed-'));
  identity = await newTestIdentity();
  const disclosures = { film: disclosureOfFilm(MAKERS), pictures: disclosureOfPictures(MAKERS) };
  made = await makeShortFilm(join(dir, 'made'), {
    renditions,
    disclosures,
    timeline: timelineOf(['A small boat'], 36),
  });
}, FILM_LIMIT_MS);
afterAll(() => rm(dir, { recursive: true }));

/** Each test gets a copy of the film, because signing replaces files. */
beforeEach(async () => {
  const folder = await mkdtemp(join(dir, 'film-'));
  const copied = async (path: string): Promise<string> => {
    await copyFile(path, join(folder, basename(path)));
    return join(folder, basename(path));
  };
  film = {
    ...made,
    files: await Promise.all(made.files.map(async (file) => ({ ...file, path: await copied(file.path) }))),
    poster: await copied(made.poster),
    thumbnails: await Promise.all(made.thumbnails.map(copied)),
  };
});

const signed = (by: SigningIdentity | undefined) =>
  signJoinedFilm(film, { title: 'A small boat', makers: MAKERS, identity: by, now: new Date() });
const certified = (files: JoinedFilm, signing: Signing) =>
  certifyFilm({ ...made, ...files, signing, renditions });
const fileOf = ({ files }: JoinedFilm, format: 'mp4' | 'webm') =>
  defined(files.find((file) => file.format === format));
const change = async (path: string): Promise<void> => {
  const bytes = await readFile(path);
  await writeFile(path, bytes.with(bytes.length - 30, defined(bytes.at(-30)) ^ 1));
};

describe('a signed film', () => {
  it(
    'passes certification, names the signer in its certificate, and has credentials in every picture',
    async () => {
      const { film: result, signing } = await signed(identity);
      expect(signing).toBe('signed');
      expect(fileOf(result, 'mp4').manifest).toBeUndefined();
      expect(fileOf(result, 'webm').manifest).toMatch(/\.c2pa$/u);
      const { credentials, files } = await certified(result, signing);
      expect(credentials).toEqual({ signedBy: 'Veilcast (test)', isTest: true });
      expect(files.map(({ bytes }) => bytes)).toEqual(result.files.map(({ bytes }) => bytes));
      for (const path of [result.poster, ...result.thumbnails])
        expect((await readCredentials(await readFile(path), 'image/jpeg')).faults).toEqual([]);
    },
    FILM_LIMIT_MS,
  );

  // Proves film-certificate-checks-credentials-film.
  fullIt(
    'is not certified if a byte of a file or manifest was changed, or a manifest is missing',
    async () => {
      const { film: result, signing } = await signed(identity);
      await change(fileOf(result, 'mp4').path);
      await change(result.poster);
      await change(defined(fileOf(result, 'webm').manifest));
      const rejected = await certified(result, signing).catch((error: unknown) => error);
      expect(rejected).toMatchObject({
        name: 'FilmRejected',
        faults: expect.arrayContaining([
          expect.stringMatching(/^The 480p mp4 file has invalid Content Credentials: .*bmffHash\.mismatch/u),
          expect.stringMatching(/^The poster has invalid Content Credentials: .*dataHash\.mismatch/u),
          expect.stringMatching(/^The 720p webm file has (?:invalid|no) Content Credentials/u),
        ]),
      });
      await expect(certified(film, signing)).rejects.toThrow(
        'The 480p mp4 file has invalid Content Credentials',
      );
    },
    FILM_LIMIT_MS,
  );
});

/** The reasons why a film cannot be signed, each with an identity that causes it. */
const REASONS = [
  ['missing', async (): Promise<SigningIdentity | undefined> => undefined],
  ['expired', () => newTestIdentity({ until: new Date(Date.now() - 1_000) })],
  ['mismatch', async () => ({ ...identity, privateKey: (await newTestIdentity()).privateKey })],
] as const;

describe('a film that cannot be signed', () => {
  // Proves film-certificate-checks-credentials-film.
  it.each(REASONS.filter(([reason]) => isFullRun || reason === 'mismatch'))(
    'is delivered unchanged, and its certificate gives the reason: %s',
    async (reason, by) => {
      const before = await readFile(fileOf(film, 'mp4').path);
      const { film: result, signing } = await signed(await by());
      expect(signing).toBe(reason);
      expect(result).toEqual(film);
      expect((await readFile(fileOf(film, 'mp4').path)).equals(before)).toBe(true);
      expect((await certified(result, signing)).credentials).toEqual({ notSigned: reason });
    },
    FILM_LIMIT_MS,
  );

  fullIt('keeps all its files unsigned if one of them is unreadable', async () => {
    const before = await readFile(film.poster);
    await writeFile(defined(film.thumbnails.at(-1)), 'no picture');
    expect(await signed(identity)).toMatchObject({ signing: 'failed', error: expect.anything() });
    expect((await readFile(film.poster)).equals(before)).toBe(true);
  });
});

describe('plain metadata', () => {
  // Proves film-painted-spoke-recorded-in-plain.
  it.each(['mp4', 'webm'] as const)(
    'in the %s file states what made the file, whether or not it is signed',
    async (format) => {
      await using file = new FormatContext();
      await file.openInput(fileOf(film, format).path);
      const tags = new Map(
        Object.entries(file.metadata?.getAll() ?? {}).map(([key, value]) => [key.toLowerCase(), value]),
      );
      expect(tags.get('title')).toBe('A small boat');
      expect(tags.get('comment')).toBe(
        'Generated by Veilcast. Pictures: OpenAI a <new> "model". Voice: eSpeak NG. Digital source type: http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
      );
      await file.closeInput();
    },
  );

  it('in the poster and the thumbnails is XMP', async () => {
    for (const path of [film.poster, ...film.thumbnails]) {
      const text = (await readFile(path)).toString('latin1');
      expect(text.slice(6, 34)).toBe('http://ns.adobe.com/xap/1.0/');
      expect(text).toContain(
        'Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"',
      );
      expect(text).toContain('Pictures: OpenAI a &lt;new&gt; &quot;model&quot;.');
      expect(text).not.toContain('Voice');
    }
  });
});
