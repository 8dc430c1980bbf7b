import { Codec, CodecContext, Dictionary, type Stream } from 'node-av/lib';
import { check, need } from './native.ts';

/** Opens a decoder for a stream, with FFmpeg options such as `threads`. The caller must free the decoder. */
export const openDecoder = async (
  stream: Stream,
  options: Readonly<Record<string, string | number>> = {},
): Promise<CodecContext> => {
  const codec = need(Codec.findDecoder(stream.codecpar.codecId), 'decoder');
  const decoder = new CodecContext();
  try {
    decoder.allocContext3(codec);
    check(decoder.parametersToContext(stream.codecpar), 'decoder');
    decoder.pktTimebase = stream.timeBase;
    using values = Dictionary.fromObject({ ...options });
    check(await decoder.open2(codec, values), 'open decoder');
    return decoder;
  } catch (error) {
    decoder.freeContext();
    throw error;
  }
};
