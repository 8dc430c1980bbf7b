import { invalidSsml } from './errors.ts';
import { appendText, type Script } from './script.ts';
import { type SsmlToken, tokenizeSsml } from './ssml-tokens.ts';

type Tag = Extract<SsmlToken, { kind: 'open' | 'empty' }>;

const MAX_BREAK_MS = 10_000;
const PARAGRAPH_PAUSE_MS = 450;
const BREAK_STRENGTH_MS: ReadonlyMap<string, number> = new Map([
  ['none', 0],
  ['x-weak', 0],
  ['weak', 250],
  ['medium', 400],
  ['strong', 700],
  ['x-strong', 1200],
]);
const NAMED_RATES: ReadonlyMap<string, number> = new Map([
  ['x-slow', 0.6],
  ['slow', 0.8],
  ['medium', 1],
  ['fast', 1.25],
  ['x-fast', 1.6],
]);
const RATE_PERCENT = { min: 20, max: 200 } as const;
const ATTRIBUTES: ReadonlyMap<string, readonly string[]> = new Map([
  ['speak', ['version', 'xmlns', 'xml:lang']],
  ['p', []],
  ['s', []],
  ['break', ['time', 'strength']],
  ['prosody', ['rate']],
  ['mark', ['name']],
]);

function checkTag({ name, attributes }: Tag): void {
  const allowed = ATTRIBUTES.get(name);
  if (!allowed) throw invalidSsml(`<${name}> is not supported`);
  for (const attribute of attributes.keys()) {
    if (!allowed.includes(attribute)) throw invalidSsml(`<${name}> has no attribute ${attribute}`);
  }
}

function breakLengthMs(attributes: ReadonlyMap<string, string>): number {
  const time = attributes.get('time');
  if (time !== undefined) {
    const [, amount = '', unit] = /^(\d+(?:\.\d+)?)(ms|s)$/.exec(time) ?? [];
    const ms = Number(amount) * (unit === 's' ? 1000 : 1);
    if (amount === '' || ms > MAX_BREAK_MS) throw invalidSsml(`break time ${time}`);
    return ms;
  }
  const ms = BREAK_STRENGTH_MS.get(attributes.get('strength') ?? 'medium');
  if (ms === undefined) throw invalidSsml('unknown break strength');
  return ms;
}

function speakingRate(attributes: ReadonlyMap<string, string>): number {
  const rate = attributes.get('rate');
  if (rate === undefined) throw invalidSsml('<prosody> needs a rate');
  const percent = Number(/^(\d{1,3})%$/.exec(rate)?.[1]);
  if (percent >= RATE_PERCENT.min && percent <= RATE_PERCENT.max) return percent / 100;
  const named = NAMED_RATES.get(rate);
  if (named === undefined) throw invalidSsml(`prosody rate ${rate}`);
  return named;
}

/**
 * Parses an SSML document: `speak`, `p`, `s`, `break`, `prosody rate`, `mark`, entities and comments. Throws
 * `InvalidSsmlException` for anything malformed, unbalanced or unknown.
 */
export function readSsml(document: string): Script {
  const script: Script = { chars: [], cues: [] };
  const open: { name: string; rate: number }[] = [];
  let finished = false;
  for (const token of tokenizeSsml(document)) {
    const rate = open.at(-1)?.rate ?? 1;
    const at = script.chars.length;
    const outside = open.length === 0;
    if (token.kind === 'comment' || (outside && token.kind === 'text' && token.raw.trim() === '')) continue;
    if (outside && (finished || token.kind !== 'open' || token.name !== 'speak')) {
      throw invalidSsml('everything belongs inside one <speak>');
    }
    if (token.kind === 'text') appendText(script.chars, token.raw, token.start, rate);
    else if (token.kind === 'entity') {
      script.chars.push({ char: token.char, start: token.start, end: token.end, rate });
    } else if (token.kind === 'close') {
      if (open.pop()?.name !== token.name) throw invalidSsml(`</${token.name}> closes nothing`);
      if (token.name === 'p' || token.name === 's') script.cues.push(boundary(token.name, at));
      finished = open.length === 0;
    } else {
      checkTag(token);
      openTag(token, { script, open, rate, at });
    }
  }
  if (!finished) throw invalidSsml('an element is not closed');
  return script;
}

function boundary(name: 'p' | 's', at: number): Script['cues'][number] {
  return { kind: 'boundary', at, ms: name === 'p' ? PARAGRAPH_PAUSE_MS : 0 };
}

interface Place {
  script: Script;
  open: { name: string; rate: number }[];
  rate: number;
  at: number;
}

function openTag(token: Tag, { script, open, rate, at }: Place): void {
  const { name, attributes, start, end } = token;
  if (name === 'speak' && open.length > 0) throw invalidSsml('<speak> inside <speak>');
  if (name === 'break') script.cues.push({ kind: 'break', at, ms: breakLengthMs(attributes) });
  if (name === 'mark') {
    const mark = attributes.get('name');
    if (!mark) throw invalidSsml('<mark> needs a name');
    script.cues.push({ kind: 'mark', at, name: mark, start, end });
  }
  if ((name === 'p' || name === 's') && at > 0) script.cues.push({ kind: 'boundary', at, ms: 0 });
  const inner = name === 'prosody' ? rate * speakingRate(attributes) : rate;
  if (token.kind === 'open') open.push({ name, rate: inner });
}
