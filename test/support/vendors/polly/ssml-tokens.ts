import { invalidSsml } from './errors.ts';

/** A piece of markup; `start` and `end` are byte offsets into the document, end exclusive. */
export type SsmlToken = { start: number; end: number } & (
  | { kind: 'text'; raw: string }
  | { kind: 'entity'; char: string }
  | { kind: 'open' | 'empty'; name: string; attributes: ReadonlyMap<string, string> }
  | { kind: 'close'; name: string }
  | { kind: 'comment' }
);

const NAMED_ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);
const TEXT = /[^<&]+/y;
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(\w+));/y;
const COMMENT = /<!--(?:(?!--)[\s\S])*-->/y;
const CLOSE = /<\/([A-Za-z][\w:.-]*)\s*>/y;
const OPEN = /<([A-Za-z][\w:.-]*)((?:\s+[A-Za-z][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const ATTRIBUTE = /([A-Za-z][\w:.-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g;
const MAX_CODE_POINT = 0x10_ffff;

/** XML 1.0 allows no control characters except tabs and line ends. */
function isXmlCharacter(code: number): boolean {
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd;
  return code !== 0xfffe && code !== 0xffff;
}

function matchAt(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(text);
}

function decodeEntity([written, decimal, hex, name]: RegExpExecArray): string {
  if (name !== undefined) {
    const char = NAMED_ENTITIES.get(name);
    if (char === undefined) throw invalidSsml(`unknown entity ${written}`);
    return char;
  }
  const code = Number.parseInt(decimal ?? hex ?? '', decimal === undefined ? 16 : 10);
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  if (code > MAX_CODE_POINT || isSurrogate || !isXmlCharacter(code)) {
    throw invalidSsml(`${written} is not a character`);
  }
  return String.fromCodePoint(code);
}

function readAttributes(source: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single] of source.matchAll(ATTRIBUTE)) {
    if (attributes.has(name)) throw invalidSsml(`attribute ${name} is given twice`);
    const value = (double ?? single ?? '').replaceAll(/&[^;]*;?/g, (written) => {
      const entity = matchAt(ENTITY, written, 0);
      if (!entity) throw invalidSsml('a bare & in an attribute');
      return decodeEntity(entity);
    });
    attributes.set(name, value);
  }
  return attributes;
}

/** Splits SSML into tokens. Throws `InvalidSsmlException` at the first malformed token. */
export function* tokenizeSsml(document: string): Generator<SsmlToken> {
  if (
    !document.isWellFormed() ||
    !Array.from(document).every((char) => isXmlCharacter(char.codePointAt(0) ?? 0))
  )
    throw invalidSsml('a forbidden character');
  let index = 0;
  let start = 0;
  while (index < document.length) {
    const { token, length } = readToken(document, index);
    const end = start + Buffer.byteLength(document.slice(index, index + length), 'utf8');
    yield { ...token, start, end };
    index += length;
    start = end;
  }
}

type Unplaced<T> = T extends unknown ? Omit<T, 'start' | 'end'> : never;

function readToken(document: string, index: number): { token: Unplaced<SsmlToken>; length: number } {
  const text = matchAt(TEXT, document, index);
  if (text) return { token: { kind: 'text', raw: text[0] }, length: text[0].length };
  const entity = matchAt(ENTITY, document, index);
  if (entity) return { token: { kind: 'entity', char: decodeEntity(entity) }, length: entity[0].length };
  const close = matchAt(CLOSE, document, index);
  if (close) return { token: { kind: 'close', name: close[1] ?? '' }, length: close[0].length };
  const open = matchAt(OPEN, document, index);
  if (open) {
    const [written, name = '', attributes = '', slash] = open;
    const kind = slash === '/' ? 'empty' : 'open';
    return { token: { kind, name, attributes: readAttributes(attributes) }, length: written.length };
  }
  const comment = matchAt(COMMENT, document, index);
  if (comment) return { token: { kind: 'comment' }, length: comment[0].length };
  throw invalidSsml(`malformed markup near "${document.slice(index, index + 12)}"`);
}
