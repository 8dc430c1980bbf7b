/** Fetches and decodes pictures off the main thread, which never waits for a picture. */

/** `detail`: a picture that fills `width`×`height` must stay sharp when magnified this many times. */
export interface PictureWish {
  readonly address: string;
  readonly width: number;
  readonly height: number;
  readonly detail: number;
}

/** A decoded picture with its size in the file, or the status of a failed response. */
export type PictureReply =
  | {
      readonly address: string;
      readonly bitmap: ImageBitmap;
      readonly width: number;
      readonly height: number;
    }
  | { readonly address: string; readonly failure: number };

/** The status for a file that is not a picture. */
const UNREADABLE = 415;

const decode = async ({ address, width, height, detail }: PictureWish): Promise<PictureReply> => {
  const response = await fetch(address);
  if (!response.ok) return { address, failure: response.status };
  const whole = await createImageBitmap(await response.blob()).catch(() => undefined);
  if (whole === undefined) return { address, failure: UNREADABLE };
  const share = detail * Math.max(width / whole.width, height / whole.height);
  const size = { width: whole.width, height: whole.height };
  if (share >= 1) return { address, bitmap: whole, ...size };
  const bitmap = await createImageBitmap(whole, {
    resizeWidth: Math.ceil(whole.width * share),
    resizeHeight: Math.ceil(whole.height * share),
    resizeQuality: 'high',
  });
  whole.close();
  return { address, bitmap, ...size };
};

globalThis.addEventListener('message', ({ data }: MessageEvent<PictureWish>) => {
  void decode(data)
    .catch((): PictureReply => ({ address: data.address, failure: 0 }))
    .then((reply) => globalThis.postMessage(reply, { transfer: 'bitmap' in reply ? [reply.bitmap] : [] }));
});
