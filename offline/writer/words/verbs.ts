import { wordsOf } from './list.ts';

const IRREGULAR =
  wordsOf(`find:found lose:lost wake:woke fall:fell build:built steal:stole hide:hid write:wrote hear:heard see:saw
  meet:met take:took break:broke make:made give:gave get:got go:went come:came become:became begin:began leave:left teach:taught
  catch:caught buy:bought sell:sold bring:brought fight:fought think:thought keep:kept sleep:slept feel:felt hold:held tell:told
  speak:spoke run:ran swim:swam sing:sang drink:drank ride:rode drive:drove fly:flew grow:grew know:knew draw:drew throw:threw
  wear:wore win:won dig:dug stand:stood understand:understood forget:forgot choose:chose freeze:froze send:sent spend:spent
  lead:led read:read put:put set:set let:let cut:cut hit:hit shut:shut say:said pay:paid lay:laid sit:sat eat:ate bite:bit
  shake:shook rise:rose sink:sank swear:swore tear:tore fall:fell overhear:overheard seek:sought bend:bent light:lit do:did
  have:had dream:dreamed mean:meant sew:sewed show:showed stick:stuck strike:struck sweep:swept weave:wove wind:wound bind:bound
  foresee:foresaw outrun:outran rebuild:rebuilt withstand:withstood`);
const REGULAR =
  wordsOf(`discover learn open close try want need decide travel return receive follow refuse remember believe
  change turn start stop solve save rescue escape survive explore invent create design paint play cook bake dance watch chase
  hunt guard protect help befriend adopt raise love hate marry kill haunt curse promise trade borrow repair fix clean enter climb
  cross sail row walk jump dive land arrive appear disappear vanish reappear live die move work wait search look listen talk ask
  answer call whisper shout cry laugh smile wonder imagine predict uncover unlock inherit collect deliver carry attend visit
  reach join unite betray trick fool face confront defeat conquer challenge accept agree attempt manage fail struggle journey
  embark venture wander roam notice realize realise record erase replace swap switch trigger cause destroy burn melt plant
  harvest count measure study hack program code download upload photograph film map chart navigate pilot crash explode collapse
  attack defend invade hope fear miss touch kiss push pull lift drop pick share offer attract control command rule lie tie free
  release trap capture summon awaken transform stumble spot knit carve translate decode decipher investigate interview race
  compete practise practice perform rewrite finish end age shrink glow speed-read suspect bury name bottle volunteer clone
  grant wish clock ring bloom bark hatch rescue drift orbit train tame mend age`);

const VOWEL_END = /[aeiou][bdgmnprt]$/u;
const DOUBLING = new Set(
  wordsOf(
    'stop trap wrap drop grab beg hug nod plan rob rub ship slip spot step swap tap trip unwrap hop knit',
  ),
);
const regularPast = (base: string): string => {
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/u.test(base)) return `${base.slice(0, -1)}ied`;
  if (DOUBLING.has(base) && VOWEL_END.test(base)) return `${base}${base.slice(-1)}ed`;
  return `${base}ed`;
};
const thirdPerson = (base: string): string => {
  if (base === 'have') return 'has';
  if (/(?:s|sh|ch|x|z|o)$/u.test(base)) return `${base}es`;
  if (/[^aeiou]y$/u.test(base)) return `${base.slice(0, -1)}ies`;
  return `${base}s`;
};
const gerund = (base: string): string => {
  if (base === 'lie' || base === 'die' || base === 'tie') return `${base.slice(0, -2)}ying`;
  if (base.endsWith('e') && !base.endsWith('ee')) return `${base.slice(0, -1)}ing`;
  const doubles =
    DOUBLING.has(base) || /^(?:run|swim|win|dig|sit|cut|hit|put|set|get|let|shut|begin|forget)$/u.test(base);
  return doubles ? `${base}${base.slice(-1)}ing` : `${base}ing`;
};

/** The analysis of a verb form in a prompt: which form it is and its simple past. */
export interface VerbForm {
  readonly form: 'third' | 'base' | 'past' | 'gerund' | 'modal';
  readonly past: string;
}

const forms = new Map<string, VerbForm>();
const add = (base: string, past: string): void => {
  forms.set(past, { form: 'past', past });
  forms.set(base, { form: 'base', past });
  forms.set(gerund(base), { form: 'gerund', past });
  forms.set(thirdPerson(base), { form: 'third', past });
};
for (const base of REGULAR) add(base, regularPast(base));
for (const pair of IRREGULAR) {
  const [base, past] = pair.split(':');
  if (base !== undefined && past !== undefined) add(base, past);
}
const MODALS = [
  ['is', 'was'],
  ['are', 'were'],
  ['was', 'was'],
  ['were', 'were'],
  ['can', 'could'],
  ['cannot', 'could not'],
  ["can't", 'could not'],
  ['must', 'had to'],
  ['will', 'would'],
  ['could', 'could'],
  ['would', 'would'],
  ['had', 'had'],
  ["doesn't", 'did not'],
  ["isn't", 'was not'],
  ['never', 'never'],
  ['gets', 'got'],
] as const;
for (const [form, past] of MODALS) forms.set(form, { form: 'modal', past });

/** The verb form of a lower-case word, if this room lists it. */
export const verbForm = (word: string): VerbForm | undefined => forms.get(word);

const STATES = new Set(
  wordsOf(`was were could had would never lived loved hated knew believed wanted needed worked hoped feared
  wished kept feared did`),
);
/** Whether a past predicate describes a lasting state ("lived alone") that does not fit into a single night. */
export const isState = (predicate: string): boolean => STATES.has(predicate.split(' ')[0] ?? '');
