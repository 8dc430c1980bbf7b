import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initSync, WasmBuilder, WasmReader } from '@contentauth/c2pa-wasm';
import { z } from 'zod';
import { type CoseKey, coseSign1 } from './cose.ts';

/** The media type of a manifest in its own file. */
export const MANIFEST_TYPE = 'application/c2pa';
/** A film's manifest takes about 2 kB. */
export const MAX_MANIFEST_BYTES = 1_000_000;

/** A manifest that is too large to write or read. */
export class ManifestTooLarge extends Error {
  override readonly name = 'ManifestTooLarge';
  constructor(bytes: number) {
    super(`The manifest has ${bytes} bytes; ${MAX_MANIFEST_BYTES} are allowed.`);
  }
}

const assertSize = (bytes: number): void => {
  if (bytes > MAX_MANIFEST_BYTES) throw new ManifestTooLarge(bytes);
};

/** A blob that can be read synchronously, unlike Node’s own. */
class BytesBlob extends Blob {
  readonly held: Uint8Array;
  override readonly size: number;

  constructor(held: Uint8Array) {
    super([]);
    this.held = held;
    this.size = held.length;
  }

  override slice(start = 0, end = this.held.length): BytesBlob {
    return new BytesBlob(this.held.subarray(start, end));
  }
}

/** The library was written for browser workers and expects their blob reader. */
class BytesReader {
  readAsArrayBuffer({ held }: BytesBlob): ArrayBuffer {
    return new Uint8Array(held).buffer;
  }
}

/** CertifyFilm verifies the signatures; verifying them here as well would double the time. */
const SETTINGS = JSON.stringify({ verify: { verify_after_sign: false } });

let isLoaded = false;

/**
 * Loads the 9 MB of WebAssembly once per process; its memory grows to the size of the largest file and never
 * shrinks.
 */
const load = (): void => {
  if (isLoaded) return;
  Object.assign(globalThis, { FileReaderSync: BytesReader });
  const path = createRequire(import.meta.url).resolve('@contentauth/c2pa-wasm/c2pa.wasm');
  initSync({ module: new WebAssembly.Module(readFileSync(path)) });
  isLoaded = true;
};

const Signed = z.object({ asset: z.instanceof(Uint8Array), manifest: z.instanceof(Uint8Array) });
export type SignedBytes = z.infer<typeof Signed>;

/**
 * Signs a file in memory. `definition` is the manifest as the library's JSON. With `isBeside`, the file stays
 * unchanged, and only the returned manifest is used. Throws `ManifestTooLarge`, and the library's errors.
 */
export const signBytes = async (
  signer: CoseKey,
  file: { readonly bytes: Uint8Array; readonly type: string; readonly isBeside?: boolean },
  definition: unknown,
): Promise<SignedBytes> => {
  const json = JSON.stringify(definition);
  assertSize(json.length);
  load();
  using builder = WasmBuilder.fromJson(json, SETTINGS);
  builder.setNoEmbed(file.isBeside ?? false);
  const sign = async (claim: Uint8Array) => coseSign1(claim, signer);
  const reserveSize = coseSign1(new Uint8Array(), signer).length;
  const definer = { sign, reserveSize, alg: 'es256' };
  const signed = Signed.parse(
    await builder.signAndGetManifestBytes(definer, [], file.type, new BytesBlob(file.bytes)),
  );
  assertSize(signed.manifest.length);
  return signed;
};

/**
 * A file's whole manifest, as the JSON that the library returns for a verified file. Throws when the file has
 * none.
 */
export const verifyBytes = async (bytes: Uint8Array, type: string): Promise<unknown> => {
  if (type === MANIFEST_TYPE) assertSize(bytes.length);
  load();
  using reader = await WasmReader.fromBytes(type, bytes);
  const seen: unknown = JSON.parse(reader.crJson());
  return seen;
};
