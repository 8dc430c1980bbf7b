/**
 * A text without a byte order mark is UTF-16 if more than this share of every second byte is zero: in UTF-16, Latin
 * letters contain a zero byte.
 */
const ZEROS = 0.6;

/** The byte order of a UTF-16 text; undefined for anything else. */
const orderOf = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zerosAt = (rest: number): number =>
    bytes.filter((byte, index) => byte === 0 && index % 2 === rest).length / (bytes.length / 2);
  if (bytes.length % 2 === 1 || zerosAt(0) + zerosAt(1) > 1) return undefined;
  if (zerosAt(1) > ZEROS && zerosAt(0) === 0) return 'utf-16le';
  return zerosAt(0) > ZEROS && zerosAt(1) === 0 ? 'utf-16be' : undefined;
};

/** UTF-8 or UTF-16; anything else is read as Windows-1252, in which every byte is valid. */
const decode = (bytes: Uint8Array): string => {
  const order = orderOf(bytes);
  if (order !== undefined) return new TextDecoder(order).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/**
 * The text of a file in any of the usual encodings, with plain line endings. Throws an `Error` that says what
 * to do.
 */
export const readTextFile = async (file: File): Promise<string> => {
  const text = decode(new Uint8Array(await file.arrayBuffer())).replaceAll(/\r\n?/gu, '\n');
  // This is another kind of file that was renamed.
  if (text.includes('\0')) throw new Error(`“${file.name}” isn’t text. Save it as plain text.`);
  return text;
};

/** A file name’s extension, in lower case: “.txt”. */
export const extensionOf = (name: string): string => /\.[^.]+$/u.exec(name.toLowerCase())?.[0] ?? '';
