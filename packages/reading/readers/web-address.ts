import { sayWhole } from '../numbers/written-number.ts';
import { type Reader, say, type Tongue } from '../tongue.ts';
import { sayLetters } from './letters.ts';
import { joined } from './lookup.ts';
import { speakable } from './speakable.ts';

const TOP_LEVEL =
  'com|org|net|gov|edu|int|info|biz|io|ai|co|app|dev|tv|eu|uk|ca|au|nz|ie|es|mx|ar|cl|pe|fr|ch|de|nl|pt|br|jp|at';
/** Endings read as words; others are read letter by letter. */
const SAID_ENDINGS = new Set([
  'co',
  'com',
  'org',
  'net',
  'gov',
  'gob',
  'gouv',
  'info',
  'biz',
  'app',
  'dev',
  'int',
]);
const HOST = String.raw`[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:${TOP_LEVEL})`;
const WEB = new RegExp(
  String.raw`^(?:https?://)?(?:www\.)?(?<host>${HOST})(?<port>:\d+)?(?<path>/[^?#]*)?(?:[?#].*)?$`,
  'u',
);
const SCHEME = /^(?:https?:\/\/|www\.)(?:www\.)?(?<rest>.+)$/u;
const MAIL = new RegExp(
  String.raw`^(?<name>[\p{L}\d._%+-]+)@(?<host>[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.[a-z]{2,12})$`,
  'u',
);
const TAG = /^(?<sign>[#@])(?<name>[\p{L}\p{M}\d_.-]*\p{L}[\p{L}\p{M}\d_.-]*)(?:['’]s)?$/u;
/** The words, numbers and marks that are spoken in an address. */
const PIECES = /\d+|\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{L}|[._/@+-]/gu;

const sayPiece = (piece: string, tongue: Tongue): string => {
  const { marks } = tongue;
  if (/^\d+$/u.test(piece)) return sayWhole(piece, tongue);
  switch (piece) {
    case '.':
      return marks.dot;
    case '/':
      return marks.slash;
    case '@':
      return marks.at;
    case '_':
      return marks.underscore;
    case '-':
      return marks.hyphen;
    case '+':
      return marks.plus;
    default:
      return /^\p{Lu}{2,}$/u.test(piece) && tongue.spelled.has(piece)
        ? Array.from(piece).join(' ')
        : speakable(piece);
  }
};

const sayPieces = (text: string, tongue: Tongue): string =>
  joined((text.match(PIECES) ?? []).map((piece) => sayPiece(piece, tongue)));

const sayLabel = (label: string, isEnding: boolean, tongue: Tongue): string =>
  (isEnding && /^[a-z]{2,3}$/u.test(label) && !SAID_ENDINGS.has(label)) ||
  /^[b-df-hj-np-tv-xz]{2,4}$/u.test(label)
    ? Array.from(label.toUpperCase()).join(' ')
    : sayPieces(label, tongue);

/** “B B C dot co dot U K”: labels without a vowel and short ones among the last two are read letter by letter. */
const sayHost = (host: string, tongue: Tongue): string => {
  const labels = host.split('.');
  return joined(
    labels.flatMap((label, index) => {
      const spoken = sayLabel(label, index > 0 && index >= labels.length - 2, tongue);
      return index === 0 ? [spoken] : [tongue.marks.dot, spoken];
    }),
  );
};

/** Web and e-mail addresses, hashtags and names with @; the scheme, “www” and queries are not read. */
export const readWebAddress: Reader = (words, at, tongue) => {
  const text = words[at]?.text ?? '';
  const tag = TAG.exec(text)?.groups;
  if (tag !== undefined) {
    const sign = tag['sign'] === '#' ? tongue.marks.hashtag : tongue.marks.at;
    return say(joined([sign, sayPieces((tag['name'] ?? '').replaceAll('_', ' '), tongue)]));
  }
  const mail = MAIL.exec(text)?.groups;
  if (mail !== undefined)
    return say(
      joined([sayPieces(mail['name'] ?? '', tongue), tongue.marks.at, sayHost(mail['host'] ?? '', tongue)]),
    );
  const web = WEB.exec(text)?.groups;
  if (web !== undefined)
    return say(
      joined([
        sayHost(web['host'] ?? '', tongue),
        sayPieces((web['path'] ?? '').replace(/\/$/u, ''), tongue),
      ]),
    );
  const { rest } = SCHEME.exec(text)?.groups ?? {};
  return rest === undefined ? undefined : say(sayPieces(rest, tongue));
};

/** File and program extensions; any other word after a dot might start a new sentence with the space missing. */
const ENDINGS =
  'js|mjs|jsx|ts|tsx|py|rb|rs|cs|cpp|php|html?|css|md|txt|pdf|docx?|xlsx?|pptx?|csv|json|xml|ya?ml|toml|exe|dll|sh|zip|rar|7z|tar|gz|png|jpe?g|gif|svg|webp|heic|mp[34]|m4[av]|wav|flac|avi|mov|mkv|srt|vtt|iso|log|ini|sql|apk|dmg|psd';
const NAMED = new RegExp(
  String.raw`^(?<name>[\p{L}\d+]+(?:[._-][\p{L}\d+]+)*?)\.(?<ending>${ENDINGS}|NET|Net|JS|IO|AI)(?<after>['’]s|-\p{L}+)?$`,
  'u',
);
const ALONE = /^\.(?<ending>\p{L}[\p{L}\d]*(?:\.\p{L}+)?)(?<after>['’]s|-\p{L}+)?$/u;
const KNOWN = new RegExp(
  String.raw`^(?:${ENDINGS}|[A-Z]{2,}|Net|com?|org|net|gov|edu|info|biz|app|dev|io|ai|tv|eu|uk|onion|env|git\p{L}*)(?:\.\p{L}+)?$`,
  'u',
);
/**
 * Words before a name that starts with a dot; elsewhere, the dot ends a sentence and the space is on the wrong side
 * of it.
 */
const LEAD =
  /^(?:an?|the|your|my|of|with|in|to|for|use|using|edit|domains?|files?|el|la|un|una|de|con|en|dominios?|archivos?|le|les|une|du|avec|domaines?|fichiers?|der|die|das|den|dem|eine?[mnrs]?|mit|für|Datei(?:en)?|Endung)$/iu;

/** Endings that have a vowel and are read letter by letter. */
const LETTERED = new Set('exe apk'.split(' '));
const VOWEL = /[aeiouy]/iu;

/** “com”, “NET” and “json” are words, “js” and “html” are letters. */
const sayEnding = (ending: string, tongue: Tongue): string => {
  if (/^jpe?g$/iu.test(ending)) return ending.length > 3 ? 'J peg' : 'J P G';
  const [, letters = ending, digits = ''] = /^(\p{L}+)(\d*)$/u.exec(ending) ?? [];
  if (/\d/u.test(letters)) return sayPieces(letters.toUpperCase(), tongue);
  const small = letters.toLowerCase();
  const isWord = SAID_ENDINGS.has(small) || (small.length > 2 && VOWEL.test(small) && !LETTERED.has(small));
  return joined([
    isWord ? speakable(letters) : sayLetters(letters.toUpperCase()),
    digits === '' ? '' : sayPieces(digits, tongue),
  ]);
};

const sayName = (name: string, tongue: Tongue): string =>
  /^[A-Z]{2,3}$/u.test(name) ? sayLetters(name) : sayPieces(name.replaceAll(/[_-]/gu, ' '), tongue);

/** “.NET”, “Node.js”, “a .com domain”: names with a spoken dot. */
export const readDottedName: Reader = (words, at, tongue) => {
  const text = words[at]?.text ?? '';
  const named = NAMED.exec(text)?.groups;
  const { name = '', ending = '', after = '' } = named ?? ALONE.exec(text)?.groups ?? {};
  const isName = named !== undefined || KNOWN.test(ending) || LEAD.test(words[at - 1]?.text ?? '');
  if (ending === '' || !isName) return undefined;
  const said = joined([
    name === '' ? '' : sayName(name, tongue),
    ...ending.split('.').flatMap((part) => [tongue.marks.dot, sayEnding(part, tongue)]),
  ]);
  return after.startsWith('-')
    ? say(joined([said, speakable(after.slice(1))]))
    : say(`${said}${after.replace('’', "'")}`);
};
