import type { UploadKind } from '#contract/catalogue.ts';
import type { Upload } from '#functions/domain/uploads/upload.ts';
import { newId, now } from '#functions/wiring/clock.ts';
import { uploads } from '#functions/wiring/stores.ts';

const PLENTY = 1e12;
const FACTS = {
  picture: { width: 1080, height: 1920 },
  clip: { width: 1080, height: 1920, seconds: 4, hasSound: true },
  sound: { seconds: 4, loudnessLufs: -16 },
} as const;
const TYPES = { picture: 'image/jpeg', clip: 'video/mp4', sound: 'audio/mpeg' } as const;

/** Stores a checked upload without files. */
export const giveUpload = async (
  ownerId: string,
  kind: UploadKind = 'picture',
  { bytes = 1000, rights, review }: Partial<Pick<Upload, 'bytes' | 'rights' | 'review'>> = {},
): Promise<Upload> => {
  const id = newId();
  const name = `my ${kind}`;
  const draft = { id, ownerId, kind, name, bytes, type: TYPES[kind], ...(rights && { rights }) };
  await uploads().begin(draft, PLENTY, now());
  await uploads().beginCheck({ id, ownerId }, now());
  await uploads().finish({ id, ownerId }, { bytes, facts: FACTS[kind], review }, PLENTY);
  const upload = await uploads().find(ownerId, id);
  if (upload?.status !== 'ready') throw new Error(`The upload ${id} isn’t ready.`);
  return upload;
};
