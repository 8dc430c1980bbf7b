import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { beforeAll, describe, expect, it } from 'vitest';
import { disclosureOfFilm } from '#functions/domain/credentials/disclosure.ts';
import type { FilmMakers, Maker } from '#functions/domain/credentials/maker.ts';
import {
  MANIFEST_TYPE,
  MAX_MANIFEST_BYTES,
  ManifestTooLarge,
  signBytes,
  verifyBytes,
} from '#functions/film/credentials/c2pa.ts';
import type { CoseKey } from '#functions/film/credentials/cose.ts';
import { manifestOf } from '#functions/film/credentials/manifest.ts';
import { readCredentials, readCredentialsBeside } from '#functions/film/credentials/read-credentials.ts';
import { testedSigner } from '#functions/film/credentials/tested-signer.ts';
import { newTestIdentity } from '#local/support/test-identity.ts';
import { ROOT } from '#test/support/infra/stacks.ts';
import { defined } from '#test/support/values.ts';

const MODEL: Maker = { name: 'OpenAI', model: 'gpt-image-2.5-flare', kind: 'trained' };
const PROGRAM: Maker = { name: 'Veilcast offline painter', kind: 'algorithmic' };
const MAKERS: FilmMakers = {
  pictures: [PROGRAM, MODEL],
  voices: [{ name: 'Amazon Polly', model: 'neural', kind: 'trained' }],
};
const manifest = manifestOf('The Lost Lighthouse', MAKERS);
const SOURCE = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

let signer: CoseKey;
beforeAll(async () => {
  const tested = await testedSigner(await newTestIdentity(), new Date());
  if (typeof tested === 'string') throw new Error(tested);
  signer = tested;
});

const shipped = (path: string) => () => readFile(join(ROOT, path));
const KINDS = [
  ['video/mp4', shipped('web/public/samples/moving.mp4')],
  ['image/jpeg', async () => createCanvas(144, 256).toBuffer('image/jpeg')],
  ['audio/mpeg', shipped('assets/previews/voices/adam.mp3')],
] as const;
const flipped = (bytes: Uint8Array, at: number): Uint8Array => bytes.with(at, (bytes[at] ?? 0) ^ 1);

describe('the Content Credentials of a file', () => {
  // Proves film-films-carry-content-credentials-in.
  it.each(KINDS)(
    'of type %s name their signer, and expose even a single changed byte',
    async (type, read) => {
      const { asset } = await signBytes(signer, { bytes: await read(), type }, manifest);
      const valid = { signedBy: 'Veilcast (test)', isTest: true, faults: [] };
      expect(await readCredentials(asset, type)).toEqual(valid);
      const changed = flipped(asset, asset.length - 20);
      const { faults } = await readCredentials(changed, type);
      expect(faults).toEqual([expect.stringMatching(/Hash\.mismatch$/u)]);
    },
  );

  // Proves film-films-carry-content-credentials-in.
  it('are stored next to a WebM, and expose a changed byte in either file', async () => {
    const bytes = Uint8Array.from({ length: 100_000 }, (_, at) => at % 251);
    const signed = await signBytes(signer, { bytes, type: 'video/webm', isBeside: true }, manifest);
    expect(Buffer.from(signed.asset).equals(bytes)).toBe(true);
    expect(await readCredentialsBeside(bytes, signed.manifest)).toMatchObject({ isTest: true, faults: [] });
    const { faults } = await readCredentialsBeside(flipped(bytes, 50_000), signed.manifest);
    expect(faults).toEqual(['assertion.dataHash.mismatch']);
    const title = Buffer.from(signed.manifest).indexOf('Lighthouse');
    const forged = readCredentialsBeside(bytes, flipped(signed.manifest, title));
    expect((await forged).faults).not.toEqual([]);
  });

  it('list the model that created the pictures first, then whatever else made pictures, then the voice', async () => {
    const bytes = createCanvas(144, 256).toBuffer('image/jpeg');
    const { asset } = await signBytes(signer, { bytes, type: 'image/jpeg' }, manifest);
    expect(await verifyBytes(asset, 'image/jpeg')).toMatchObject({
      manifests: [
        {
          'claim.v2': {
            'dc:title': 'The Lost Lighthouse',
            claim_generator_info: { name: 'Veilcast' },
            created_assertions: [{ url: expect.stringContaining('c2pa.actions.v2') }, expect.anything()],
          },
          assertions: {
            'c2pa.actions.v2': {
              actions: [
                {
                  action: 'c2pa.created',
                  softwareAgent: { name: 'OpenAI gpt-image-2.5-flare' },
                  digitalSourceType: `${SOURCE}trainedAlgorithmicMedia`,
                },
                {
                  action: 'c2pa.edited',
                  softwareAgent: { name: 'Veilcast offline painter' },
                  digitalSourceType: `${SOURCE}algorithmicMedia`,
                },
                {
                  action: 'c2pa.dubbed',
                  softwareAgent: { name: 'Amazon Polly neural' },
                  digitalSourceType: `${SOURCE}trainedAlgorithmicMedia`,
                },
              ],
            },
          },
        },
      ],
    });
  });

  it('never claim that the creator’s own media were generated', () => {
    const own = { name: 'the creator’s own', kind: 'own' } as const;
    const actionsOf = (makers: Parameters<typeof manifestOf>[1]) =>
      defined(manifestOf('Own', makers).assertions[0]).data.actions.map(
        ({ action, softwareAgent, digitalSourceType }) => [
          action,
          softwareAgent.name,
          digitalSourceType.replace(SOURCE, ''),
        ],
      );
    expect(actionsOf({ ...MAKERS, pictures: [own, ...MAKERS.pictures] }).slice(0, 2)).toEqual([
      ['c2pa.created', 'Veilcast', 'compositeSynthetic'],
      ['c2pa.edited', 'OpenAI gpt-image-2.5-flare', 'trainedAlgorithmicMedia'],
    ]);
    expect(actionsOf({ pictures: [own], voices: [own] })).toEqual([
      ['c2pa.created', 'Veilcast', 'composite'],
    ]);
    expect(disclosureOfFilm({ pictures: [own], voices: [own] }).note).toBe(
      `Made with Veilcast. Pictures: the creator’s own. Voice: the creator’s own. Digital source type: ${SOURCE}composite`,
    );
  });

  it('cannot be read from an unsigned file, as another type, or from an invalid manifest', async () => {
    const bytes = createCanvas(144, 256).toBuffer('image/jpeg');
    await expect(readCredentials(bytes, 'image/jpeg')).rejects.toThrow();
    await expect(readCredentials(bytes, 'video/mp4')).rejects.toThrow();
    await expect(readCredentialsBeside(bytes, Uint8Array.of(1, 2, 3))).rejects.toThrow();
  });
});

describe('a manifest over 1 MB', () => {
  const bytes = Uint8Array.of(0);

  it('is not written', async () => {
    const file = { bytes, type: 'video/webm', isBeside: true };
    const long = manifestOf('a'.repeat(MAX_MANIFEST_BYTES), MAKERS);
    await expect(signBytes(signer, file, long)).rejects.toThrow(ManifestTooLarge);
  });

  it('is not read', async () => {
    await expect(verifyBytes(new Uint8Array(MAX_MANIFEST_BYTES + 1), MANIFEST_TYPE)).rejects.toThrow(
      ManifestTooLarge,
    );
  });
});
