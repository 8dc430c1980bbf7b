import type { FilmMakers } from '#functions/domain/credentials/maker.ts';
import type { Signing, SigningIdentity } from '#functions/domain/credentials/signing.ts';
import { isDiskFull } from '#functions/film/files/disk.ts';
import type { JoinedFilm } from '#functions/film/join/join-film.ts';
import { signFilm } from './sign-film.ts';
import { testedSigner } from './tested-signer.ts';

interface By {
  readonly title: string;
  readonly makers: FilmMakers;
  readonly identity: SigningIdentity | undefined;
  readonly now: Date;
}

/** `error`: what went wrong if `signing` is `failed`. */
interface SignedOrNot {
  readonly film: JoinedFilm;
  readonly signing: Signing;
  readonly error?: unknown;
}

/**
 * The film with signed files, or else the unchanged film and the reason. Throws only when the disk is full.
 */
export const signJoinedFilm = async (
  film: JoinedFilm,
  { title, makers, identity, now }: By,
): Promise<SignedOrNot> => {
  try {
    const signer = await testedSigner(identity, now);
    if (typeof signer === 'string') return { film, signing: signer };
    return { film: await signFilm(film, { signer, title, makers }), signing: 'signed' };
  } catch (error) {
    if (isDiskFull(error)) throw error;
    return { film, signing: 'failed', error };
  }
};
