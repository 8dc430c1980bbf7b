import type { UploadKind } from '#contract/catalogue.ts';
import { BegunUpload, Upload } from '#contract/schemas/uploads.ts';
import type { Visitor } from '#test/support/browser/visitor.ts';

const TYPES = { picture: 'image/png', clip: 'video/mp4', sound: 'audio/mpeg' } as const;

type Begun = ReturnType<typeof BegunUpload.parse>;

/** Sends a file with its upload permit, the way a browser does. */
export const putFile = (
  { url, headers }: Begun['put'],
  file: Uint8Array,
  more: Record<string, string> = {},
): Promise<Response> =>
  fetch(url, { method: 'PUT', body: Uint8Array.from(file), headers: { ...headers, ...more } });

export const beginUpload = async (
  visitor: Visitor,
  kind: UploadKind,
  bytes: number,
  change: object = {},
): Promise<Begun> => {
  const asked = { kind, name: `my ${kind}`, bytes, type: TYPES[kind], ...change };
  return BegunUpload.parse(await (await visitor.post('/api/uploads', asked)).json());
};

/** Uploads a file and waits for its check. Resolves to the upload as it is after the check. */
export const sendUpload = async (visitor: Visitor, kind: UploadKind, file: Uint8Array): Promise<Upload> => {
  const { upload, put } = await beginUpload(visitor, kind, file.length);
  const answer = await putFile(put, file);
  if (!answer.ok) throw new Error(`The file was refused: ${await answer.text()}`);
  return Upload.parse(await (await visitor.post(`/api/uploads/${upload.id}/check`)).json());
};

const LIMIT_MS = 60_000;

/** Waits until a check has ended. */
export const checkedUpload = async (visitor: Visitor, id: string): Promise<Upload> => {
  for (const end = Date.now() + LIMIT_MS; Date.now() < end; ) {
    const upload = Upload.parse(await (await visitor.get(`/api/uploads/${id}`)).json());
    if (upload.status !== 'checking') return upload;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The check of ${id} did not end.`);
};
