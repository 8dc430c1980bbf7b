import type { FilmMakers } from '#functions/domain/credentials/maker.ts';
import type { NotSigned, Signing, SigningIdentity } from '#functions/domain/credentials/signing.ts';
import type { Job } from '#functions/domain/video/job.ts';
import { signFilm } from '#functions/film/credentials/sign-film.ts';
import { testedSigner } from '#functions/film/credentials/tested-signer.ts';
import { isDiskFull } from '#functions/film/files/disk.ts';
import type { JoinedFilm } from '#functions/film/join/join-film.ts';
import { EVENTS } from '#functions/runtime/telemetry/event-names.ts';
import { log } from '#functions/runtime/telemetry/log.ts';

interface By {
  readonly job: Job;
  readonly title: string;
  readonly makers: FilmMakers;
  readonly identity: SigningIdentity | undefined;
  readonly now: Date;
}

/** The film with signed files; else as it was, and why. No film fails for want of a signature. */
export const signJoinedFilm = async (
  film: JoinedFilm,
  { job, title, makers, identity, now }: By,
): Promise<{ readonly film: JoinedFilm; readonly signing: Signing }> => {
  const without = (reason: NotSigned, err?: unknown) => {
    log.warn({ event: EVENTS.filmNotSigned, videoId: job.videoId, reason, err });
    return { film, signing: reason };
  };
  try {
    const signer = await testedSigner(identity, now);
    if (typeof signer === 'string') return without(signer);
    return { film: await signFilm(film, { signer, title, makers }), signing: 'signed' };
  } catch (error) {
    if (isDiskFull(error)) throw error;
    return without('failed', error);
  }
};
