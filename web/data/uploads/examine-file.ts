import type { UploadKind } from '#contract/catalogue.ts';
import { formatSize } from '#web/lib/format.ts';
import { SIGNATURE_BYTES, type Signature, signatureOf } from './file-signatures.ts';
import { KIND_FACTS, maxBytesOf, useInstead } from './upload-kinds.ts';

/** A file that can be sent, as far as a browser can tell. */
export interface Examined {
  readonly kind: UploadKind;
  /** The media type for which to request a permit. */
  readonly type: string;
}

interface Named {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

const hasEnding = ({ name }: Named, kind: UploadKind): boolean =>
  KIND_FACTS[kind].endings.some((ending) => name.toLowerCase().endsWith(ending));

const isSoundOnly = (file: Named, kinds: readonly UploadKind[]): boolean =>
  (kinds.includes('sound') && !kinds.includes('clip')) ||
  file.type.startsWith('audio/') ||
  (hasEnding(file, 'sound') && !hasEnding(file, 'clip'));

/** Sounds may start with padding or unknown tags. In that case, the server decides. */
const byEnding = (file: Named): Examined | undefined =>
  hasEnding(file, 'sound') && file.type.startsWith('audio/') ? { kind: 'sound', type: file.type } : undefined;

const readAs = (
  file: Named,
  signature: Exclude<Signature, { readonly is: 'other' }>,
  kinds: readonly UploadKind[],
): Examined => {
  if (signature.is !== 'container') return { kind: signature.is, type: signature.type };
  return isSoundOnly(file, kinds)
    ? { kind: 'sound', type: signature.sound }
    : { kind: 'clip', type: signature.clip };
};

/** Reads the start of a file; fails for a folder, or a file that was moved. */
const beginningOf = async (file: File): Promise<Uint8Array> => {
  try {
    return new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
  } catch (error) {
    throw new Error(
      'We can’t read this file. If it’s a folder, choose the files in it; otherwise choose it again.',
      { cause: error },
    );
  }
};

/**
 * Uses a file’s name, size and first bytes to determine what is wrong with it or, if nothing is, what kind of file it
 * is.
 */
export const judge = (
  file: Named,
  beginning: Uint8Array,
  kinds: readonly UploadKind[],
): Examined | { readonly problem: string } => {
  const { size } = file;
  if (size === 0) return { problem: 'This file is empty. Choose another one.' };
  const signature = signatureOf(beginning);
  if (signature?.is === 'other')
    return {
      problem: `This is ${signature.name}, which we can’t use. ${signature.advice ?? useInstead(kinds)}`,
    };
  const examined = signature === undefined ? byEnding(file) : readAs(file, signature, kinds);
  if (examined === undefined)
    return { problem: `We don’t know what kind of file this is. ${useInstead(kinds)}` };
  const { kind } = examined;
  if (!kinds.includes(kind)) return { problem: `This is a ${KIND_FACTS[kind].name}. ${useInstead(kinds)}` };
  if (size > maxBytesOf(kind))
    return {
      problem: `This file has ${formatSize(size)}; a ${KIND_FACTS[kind].name} can have up to ${formatSize(maxBytesOf(kind))}. Make it smaller${kind === 'picture' ? '' : ' or shorter'} and try again.`,
    };
  return examined;
};

/** If the file can’t be sent, throws an `Error` whose message tells the creator what to do. */
export const examineFile = async (file: File, kinds: readonly UploadKind[]): Promise<Examined> => {
  const verdict = judge(file, await beginningOf(file), kinds);
  if ('problem' in verdict) throw new Error(verdict.problem);
  return verdict;
};
