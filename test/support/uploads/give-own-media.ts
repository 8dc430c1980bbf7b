import { uploadFile, uploadThumbnail } from '#functions/domain/uploads/upload-keys.ts';
import { newId, now } from '#functions/wiring/clock.ts';
import { media } from '#functions/wiring/media.ts';
import { uploads } from '#functions/wiring/stores.ts';

const PLENTY = 1e12;
const TYPES = { picture: 'image/jpeg', clip: 'video/mp4' } as const;

interface OwnFile {
  readonly name: string;
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  /** For a clip. */
  readonly seconds?: number;
}

/**
 * Gives a creator a picture or a silent clip, in the state in which the check leaves it. Returns the id of the media.
 */
export const giveOwnMedia = async (
  ownerId: string,
  { name, bytes, width, height, seconds }: OwnFile,
  thumbnail: Buffer,
): Promise<string> => {
  const id = newId();
  const kind = seconds === undefined ? 'picture' : 'clip';
  const facts = { width, height, ...(seconds !== undefined && { seconds, hasSound: false }) };
  await uploads().begin({ id, ownerId, kind, name, bytes: bytes.length, type: TYPES[kind] }, PLENTY, now());
  await uploads().beginCheck({ id, ownerId }, now());
  await uploads().finish({ id, ownerId }, { bytes: bytes.length, facts, review: undefined }, PLENTY);
  const upload = await uploads().find(ownerId, id);
  if (upload?.status !== 'ready') throw new Error(`The upload ${id} isn’t ready.`);
  await media().write(uploadFile(upload), bytes, TYPES[kind]);
  await media().write(uploadThumbnail(upload), thumbnail, 'image/jpeg');
  return id;
};
