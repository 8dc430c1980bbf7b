/**
 * UTF-8, or UTF-16 with a byte order mark; anything else is read as Windows-1252, in which every byte is
 * valid.
 */
const decode = (bytes: Uint8Array): string => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
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
  // It is a file of another kind that was renamed.
  if (text.includes('\0')) throw new Error(`“${file.name}” isn’t text. Save it as plain text.`);
  return text;
};

/** A file name’s extension, in lower case: “.txt”. */
export const extensionOf = (name: string): string => /\.[^.]+$/u.exec(name.toLowerCase())?.[0] ?? '';
